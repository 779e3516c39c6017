"""How one can feel."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FEELINGS: Final = entries(
    """
abashed, absent-minded, adored, adrift, adventurous, affectionate, afraid, aggrieved, aghast,
agitated, agreeable, alarmed, alert, alive, amazed, ambitious, ambivalent, amused, angry,
anguished, annoyed, antsy, anxious, apathetic, apologetic, appreciated, appreciative,
apprehensive, ardent, ashamed, astonished, astounded, at ease, at home, awed, awestruck, awful,
awkward, bad, baffled, bashful, befuddled, bemused, bewildered, bewitched, bitter, blasé,
blessed, blissful, blithe, bold, bored, bothered, brave, breezy, brooding, bubbly, buoyant,
calm, carefree, careless, cautious, cheered, cheerful, cheerless, cherished, clueless, cold,
comfortable, concerned, confident, conflicted, confused, consoled, content, contented, contrite,
cosy, courageous, crabby, cranky, crestfallen, cross, crushed, curious, cynical, daring, dazed,
dazzled, dejected, delighted, desolate, despairing, desperate, despondent, detached, determined,
devastated, devoted, disappointed, disconcerted, disgruntled, disgusted, disheartened, dismayed,
displeased, distracted, distraught, distressed, disturbed, dizzy, doleful, doubtful, downcast,
dreamy, dreary, eager, earnest, ecstatic, edgy, elated, embarrassed, emboldened, empathetic,
enchanted, encouraged, energetic, energised, enraged, enraptured, enthralled, enthusiastic,
envious, euphoric, exasperated, excited, excluded, exhausted, exhilarated, expectant, exuberant,
fascinated, fearful, fearless, fed up, festive, fidgety, fine, flabbergasted, flattered,
flustered, fond, forgiving, forgotten, forlorn, fortunate, frantic, frazzled, free, friendly,
frightened, frisky, frustrated, fulfilled, furious, gentle, giddy, glad, gleeful, gloomy, glum,
good, good-humoured, grateful, gratified, great, greedy, grief-stricken, grouchy, grumpy,
guilty, gullible, happy, happy-go-lucky, heartbroken, heartened, helpless, hesitant, homesick,
hopeful, hopeless, horrified, hot, humble, humbled, hungry, hurt, ill, ill at ease, impatient,
impressed, impulsive, in awe, in love, incredulous, indecisive, indifferent, indignant,
insecure, inspired, insulted, intrigued, invigorated, invincible, irate, irritable, irritated,
isolated, jaded, jaunty, jealous, jittery, jolly, jovial, joyful, joyous, jubilant, jumpy, keen,
kind, languid, lazy, left out, lethargic, light-hearted, listless, lively, lonely, lonesome,
longing, lost, loved, lovesick, loving, low, loyal, lucky, mad, meek, melancholy, mellow, merry,
miffed, mischievous, miserable, misunderstood, moody, moonstruck, mopey, morose, mortified,
motivated, mournful, moved, mystified, needy, neglected, nervous, nonchalant, nostalgic, numb,
obstinate, offended, okay, optimistic, out of sorts, outraged, overexcited, overjoyed,
overlooked, overwhelmed, pampered, panicky, passionate, peaceful, peckish, peeved, pensive,
peppy, perky, perplexed, perturbed, pessimistic, petrified, petulant, playful, pleased,
powerful, powerless, preoccupied, proud, puzzled, quarrelsome, queasy, rapt, rattled, reassured,
rebellious, reckless, refreshed, regretful, rejected, rejuvenated, relaxed, relieved, reluctant,
remorseful, resentful, reserved, resigned, resolute, restless, reverent, rueful, sad, safe,
sarcastic, satisfied, scared, sceptical, secure, self-assured, self-conscious, sensitive,
sentimental, serene, shaken, sheepish, shocked, shy, sick, silly, sleepy, sluggish, smitten,
smug, snug, solemn, soothed, sorrowful, sorry, speechless, spellbound, spooked, starstruck,
startled, stressed, strong, stubborn, stunned, stupefied, sulky, sullen, sunny, surprised,
suspicious, sympathetic, tearful, tempted, tender, tense, terrified, thankful, thirsty,
thoughtful, thrilled, thunderstruck, tickled, timid, tired, torn, touched, touchy, tranquil,
triumphant, troubled, trusting, unappreciated, uncertain, uncomfortable, uneasy, unhappy,
unimpressed, unsettled, unsure, upbeat, uplifted, upset, uptight, useful, valued, vexed,
victorious, vulnerable, wary, weak, weary, weepy, weird, welcome, well, wild, wistful, witty,
woeful, wonderful, worn out, worried, worthy, wounded, wronged, yearning, zany, zealous, zestful
"""
)
