"""How one can feel."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

FEELINGS: Final = pairs(
    """
abashed: betreten, absent-minded: zerstreut, adored: angehimmelt, adrift: haltlos, adventurous:
abenteuerlustig, affectionate: zärtlich, afraid: ängstlich, aggrieved: gekränkt, aghast:
entgeistert, agitated: aufgewühlt, agreeable: wohlig, alarmed: alarmiert, alert: wachsam, alive:
lebendig, amazed: verwundert, ambitious: ehrgeizig, ambivalent: zwiegespalten, amused:
belustigt, angry: wütend, anguished: gequält, annoyed: genervt, antsy: zappelig, anxious: bange,
apathetic: teilnahmslos, apologetic: schuldbewusst, appreciated: wertgeschätzt, appreciative:
anerkennend, apprehensive: beklommen, ardent: glühend, ashamed: beschämt, astonished: erstaunt,
astounded: verblüfft, at ease: gelöst, at home: heimisch, awed: ehrfürchtig, awestruck: von
Ehrfurcht ergriffen, awful: furchtbar, awkward: unbeholfen, bad: schlecht, baffled: ratlos,
bashful: genierlich, befuddled: benebelt, bemused: verdutzt, bewildered: verwirrt, bewitched:
verhext, bitter: verbittert, blasé: blasiert, blessed: gesegnet, blissful: selig, blithe:
unbekümmert, bold: kühn, bored: gelangweilt, bothered: belästigt, brave: tapfer, breezy: luftig,
brooding: grüblerisch, bubbly: übersprudelnd, buoyant: beschwingt, calm: ruhig, carefree:
sorgenfrei, careless: sorglos, cautious: vorsichtig, cheered: aufgemuntert, cheerful: fröhlich,
cheerless: freudlos, cherished: gehegt, clueless: ahnungslos, cold: verfroren, comfortable:
behaglich, concerned: besorgt, confident: zuversichtlich, conflicted: zerrissen, confused:
durcheinander, consoled: getröstet, content: zufrieden, contented: wunschlos, contrite:
zerknirscht, cosy: gemütlich, courageous: mutig, crabby: krötig, cranky: quengelig, crestfallen:
geknickt, cross: böse, crushed: niedergeschmettert, curious: neugierig, cynical: zynisch,
daring: wagemutig, dazed: benommen, dazzled: geblendet, dejected: niedergeschlagen, delighted:
entzückt, desolate: trostlos, despairing: verzweifelnd, desperate: verzweifelt, despondent:
mutlos, detached: distanziert, determined: entschlossen, devastated: am Boden zerstört, devoted:
ergeben, disappointed: enttäuscht, disconcerted: aus der Fassung, disgruntled: verstimmt,
disgusted: angewidert, disheartened: entmutigt, dismayed: bestürzt, displeased: ungehalten,
distracted: abgelenkt, distraught: außer mir, distressed: bekümmert, disturbed: verstört, dizzy:
schwindelig, doleful: gramvoll, doubtful: zweifelnd, downcast: bedrückt, dreamy: verträumt,
dreary: trübsinnig, eager: eifrig, earnest: ernst, ecstatic: ekstatisch, edgy: gereizt, elated:
hocherfreut, embarrassed: verlegen, emboldened: ermutigt, empathetic: mitfühlend, enchanted:
verzaubert, encouraged: bestärkt, energetic: tatkräftig, energised: aufgeladen, enraged:
zornentbrannt, enraptured: verzückt, enthralled: gefesselt, enthusiastic: begeistert, envious:
neidisch, euphoric: euphorisch, exasperated: entnervt, excited: aufgeregt, excluded:
ausgeschlossen, exhausted: erschöpft, exhilarated: berauscht, expectant: erwartungsvoll,
exuberant: überschwänglich, fascinated: fasziniert, fearful: furchtsam, fearless: furchtlos, fed
up: bedient, festive: festlich, fidgety: hibbelig, fine: prima, flabbergasted: baff, flattered:
geschmeichelt, flustered: fahrig, fond: zugetan, forgiving: versöhnlich, forgotten: vergessen,
forlorn: verlassen, fortunate: begünstigt, frantic: hektisch, frazzled: ausgelaugt, free: frei,
friendly: freundlich, frightened: verängstigt, frisky: übermütig, frustrated: frustriert,
fulfilled: erfüllt, furious: rasend, gentle: sanft, giddy: albern, glad: froh, gleeful:
schadenfroh, gloomy: schwermütig, glum: bedröppelt, good: gut, good-humoured: gut gelaunt,
grateful: dankbar, gratified: befriedigt, great: großartig, greedy: gierig, grief-stricken:
gramgebeugt, grouchy: brummig, grumpy: mürrisch, guilty: schuldig, gullible: leichtgläubig,
happy: glücklich, happy-go-lucky: unbeschwert, heartbroken: untröstlich, heartened: gestärkt,
helpless: hilflos, hesitant: zögerlich, homesick: heimwehkrank, hopeful: hoffnungsvoll,
hopeless: hoffnungslos, horrified: entsetzt, hot: heiß, humble: demütig, humbled: kleinlaut,
hungry: hungrig, hurt: verletzt, ill: krank, ill at ease: unwohl, impatient: ungeduldig,
impressed: beeindruckt, impulsive: impulsiv, in awe: staunend, in love: verliebt, incredulous:
ungläubig, indecisive: unentschlossen, indifferent: gleichgültig, indignant: entrüstet,
insecure: verunsichert, inspired: inspiriert, insulted: beleidigt, intrigued: angelockt,
invigorated: belebt, invincible: unbesiegbar, irate: aufgebracht, irritable: reizbar, irritated:
irritiert, isolated: isoliert, jaded: übersättigt, jaunty: keck, jealous: eifersüchtig, jittery:
zittrig, jolly: lustig, jovial: jovial, joyful: freudig, joyous: frohlockend, jubilant: jubelnd,
jumpy: schreckhaft, keen: erpicht, kind: gütig, languid: matt, lazy: faul, left out: übergangen,
lethargic: lethargisch, light-hearted: leichtherzig, listless: lustlos, lively: lebhaft, lonely:
einsam, lonesome: vereinsamt, longing: sehnsuchtsvoll, lost: verloren, loved: geliebt, lovesick:
liebeskrank, loving: liebevoll, low: am Tiefpunkt, loyal: treu, lucky: beglückt, mad:
stinksauer, meek: sanftmütig, melancholy: melancholisch, mellow: milde, merry: heiter, miffed:
eingeschnappt, mischievous: schelmisch, miserable: elend, misunderstood: unverstanden, moody:
launisch, moonstruck: mondsüchtig, mopey: maulig, morose: griesgrämig, mortified: blamiert,
motivated: motiviert, mournful: trauervoll, moved: bewegt, mystified: verrätselt, needy:
bedürftig, neglected: vernachlässigt, nervous: nervös, nonchalant: lässig, nostalgic:
nostalgisch, numb: taub, obstinate: störrisch, offended: pikiert, okay: in ordnung, optimistic:
optimistisch, out of sorts: unpässlich, outraged: empört, overexcited: überdreht, overjoyed:
überglücklich, overlooked: übersehen, overwhelmed: überwältigt, pampered: verwöhnt, panicky:
panisch, passionate: leidenschaftlich, peaceful: friedlich, peckish: naschhaft, peeved:
vergrätzt, pensive: nachdenklich, peppy: schwungvoll, perky: putzmunter, perplexed: perplex,
perturbed: beunruhigt, pessimistic: pessimistisch, petrified: versteinert, petulant: bockig,
playful: verspielt, pleased: erfreut, powerful: mächtig, powerless: machtlos, preoccupied:
gedankenversunken, proud: stolz, puzzled: verdattert, quarrelsome: streitlustig, queasy: flau,
rapt: hingerissen, rattled: aufgeschreckt, reassured: beruhigt, rebellious: rebellisch,
reckless: waghalsig, refreshed: erfrischt, regretful: reuevoll, rejected: abgewiesen,
rejuvenated: verjüngt, relaxed: entspannt, relieved: erleichtert, reluctant: widerwillig,
remorseful: reumütig, resentful: nachtragend, reserved: zurückhaltend, resigned:
schicksalsergeben, resolute: standhaft, restless: rastlos, reverent: andächtig, rueful:
bußfertig, sad: traurig, safe: sicher, sarcastic: sarkastisch, satisfied: gesättigt, scared:
erschrocken, sceptical: skeptisch, secure: geborgen, self-assured: selbstsicher, self-conscious:
gehemmt, sensitive: empfindsam, sentimental: sentimental, serene: gelassen, shaken: erschüttert,
sheepish: belämmert, shocked: schockiert, shy: schüchtern, sick: übel, silly: kindisch, sleepy:
schläfrig, sluggish: träge, smitten: verknallt, smug: selbstgefällig, snug: eingekuschelt,
solemn: feierlich, soothed: besänftigt, sorrowful: kummervoll, sorry: bedauernd, speechless:
sprachlos, spellbound: gebannt, spooked: vergruselt, starstruck: schmachtend, startled:
aufgescheucht, stressed: gestresst, strong: stark, stubborn: stur, stunned: fassungslos,
stupefied: wie betäubt, sulky: schmollend, sullen: missmutig, sunny: sonnig, surprised:
überrascht, suspicious: misstrauisch, sympathetic: mitleidig, tearful: den Tränen nahe, tempted:
verlockt, tender: zart, tense: angespannt, terrified: schreckensstarr, thankful: erkenntlich,
thirsty: durstig, thoughtful: bedächtig, thrilled: entflammt, thunderstruck: wie vom Donner
gerührt, tickled: gekitzelt, timid: scheu, tired: müde, torn: hin- und hergerissen, touched:
berührt, touchy: empfindlich, tranquil: seelenruhig, triumphant: triumphierend, troubled:
geplagt, trusting: vertrauensvoll, unappreciated: verkannt, uncertain: unsicher, uncomfortable:
unbehaglich, uneasy: mulmig, unhappy: unglücklich, unimpressed: unbeeindruckt, unsettled: aus
dem Takt, unsure: ungewiss, upbeat: frohgemut, uplifted: erhoben, upset: verärgert, uptight:
verkrampft, useful: nützlich, valued: geschätzt, vexed: verdrossen, victorious: siegreich,
vulnerable: verwundbar, wary: argwöhnisch, weak: schwach, weary: abgespannt, weepy: weinerlich,
weird: seltsam, welcome: willkommen, well: wohl, wild: wild, wistful: wehmütig, witty:
geistreich, woeful: jammervoll, wonderful: wunderbar, worn out: abgekämpft, worried: sorgenvoll,
worthy: würdig, wounded: verwundet, wronged: ungerecht behandelt, yearning: sehnsüchtig, zany:
verrückt, zealous: feurig, zestful: lebensfroh
"""
)
