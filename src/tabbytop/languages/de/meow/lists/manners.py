"""How it is done: all words end in -weise, as all of the notation end in -ly."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

MANNERS: Final = pairs(
    """
abruptly: abrupterweise, absently: geistesabwesenderweise, absurdly: absurderweise,
accidentally: versehentlicherweise, admirably: bewundernswerterweise, adorably:
hinreißenderweise, affably: umgänglicherweise, aimlessly: zielloserweise, airily: luftigerweise,
alarmingly: alarmierenderweise, ambitiously: ehrgeizigerweise, amiably: liebenswürdigerweise,
amply: reichlicherweise, angelically: engelsgleicherweise, angrily: zornigerweise, anxiously:
bangerweise, apologetically: entschuldigenderweise, arrogantly: arroganterweise, artfully:
kunstvollerweise, artistically: künstlerischerweise, attentively: aufmerksamerweise, audibly:
hörbarerweise, automatically: automatischerweise, awfully: furchtbarerweise, awkwardly:
unbeholfenerweise, badly: schlechterweise, bashfully: verschämterweise, beautifully:
schönerweise, begrudgingly: missgünstigerweise, bitterly: bittererweise, blandly: faderweise,
blankly: ausdrucksloserweise, bleakly: düstererweise, blissfully: seligerweise, blithely:
unbekümmerterweise, bluntly: unverblümterweise, boastfully: prahlerischerweise, boldly:
kühnerweise, boringly: langweiligerweise, bossily: herrischerweise, bravely: tapfererweise,
breathlessly: atemloserweise, briefly: kurzerweise, brightly: hellerweise, brilliantly:
brillanterweise, briskly: flotterweise, broadly: breiterweise, busily: geschäftigerweise,
calmly: ruhigerweise, candidly: offenherzigerweise, capably: fähigerweise, carefully:
sorgfältigerweise, carelessly: nachlässigerweise, casually: beiläufigerweise, cautiously:
vorsichtigerweise, ceremoniously: zeremoniellerweise, charmingly: charmanterweise, cheaply:
billigerweise, cheekily: frecherweise, cheerfully: fröhlicherweise, childishly: kindischerweise,
chirpily: muntererweise, clearly: klarerweise, cleverly: klugerweise, closely: naherweise,
clumsily: tollpatschigerweise, coldly: kalterweise, comfortably: bequemerweise, comically:
komischerweise, competently: kompetenterweise, completely: vollständigerweise, confidently:
zuversichtlicherweise, confusingly: verwirrenderweise, considerately: rücksichtsvollerweise,
conspicuously: auffälligerweise, constantly: ständigerweise, contentedly: zufriedenerweise,
continually: fortwährenderweise, convincingly: überzeugenderweise, coolly: coolerweise,
correctly: richtigerweise, courageously: mutigerweise, courteously: zuvorkommenderweise, coyly:
koketterweise, craftily: gewiefterweise, creatively: kreativerweise, critically:
kritischerweise, cunningly: hinterlistigerweise, curiously: neugierigerweise, daily:
täglicherweise, daintily: zierlicherweise, daringly: wagemutigerweise, darkly: dunklerweise,
dashingly: schneidigerweise, dearly: innigerweise, decently: anständigerweise, deceptively:
trügerischerweise, decidedly: entschiedenerweise, decisively: entschlossenerweise, deeply:
tieferweise, defiantly: trotzigerweise, deftly: geschickterweise, dejectedly:
niedergeschlagenerweise, deliberately: absichtlicherweise, delicately: behutsamerweise,
delightfully: entzückenderweise, densely: dichterweise, desperately: verzweifelterweise,
determinedly: beharrlicherweise, devilishly: teuflischerweise, devotedly: ergebenerweise,
diligently: fleißigerweise, dimly: trüberweise, diplomatically: diplomatischerweise, directly:
direkterweise, discreetly: diskreterweise, dismally: trostloserweise, distantly: fernerweise,
doggedly: verbissenerweise, doubtfully: zweifelnderweise, dramatically: dramatischerweise,
dreamily: träumerischerweise, drily: trockenerweise, drowsily: dösigerweise, dubiously:
fragwürdigerweise, dully: stumpferweise, dutifully: pflichtbewussterweise, eagerly:
eifrigerweise, early: frühzeitigerweise, earnestly: ernsthafterweise, easily: leichterweise,
eerily: schaurigerweise, effortlessly: müheloserweise, elaborately: ausgefeilterweise,
elegantly: eleganterweise, eloquently: wortgewandterweise, emphatically: nachdrücklicherweise,
endlessly: endloserweise, energetically: energischerweise, enormously: enormerweise,
enthusiastically: begeisterterweise, enviously: neidischerweise, equally: gleicherweise,
evasively: ausweichenderweise, evenly: gleichmäßigerweise, exactly: genauerweise, excellently:
ausgezeichneterweise, excitedly: aufgeregterweise, expertly: fachkundigerweise, exquisitely:
erlesenerweise, extravagantly: extravaganterweise, fabulously: fabelhafterweise, faintly:
schwacherweise, fairly: gerechterweise, faithfully: treuerweise, falsely: falscherweise,
famously: berühmterweise, fancifully: fantasievollerweise, fashionably: modischerweise,
faultlessly: tadelloserweise, fearfully: furchtsamerweise, fearlessly: furchtloserweise, feebly:
kraftloserweise, ferociously: wütenderweise, fervently: inbrünstigerweise, festively:
festlicherweise, fiercely: grimmigerweise, finely: feinerweise, firmly: festerweise,
flamboyantly: schillernderweise, flatly: platterweise, flawlessly: makelloserweise, flimsily:
dürftigerweise, fluently: fließenderweise, fondly: zärtlicherweise, foolishly: törichterweise,
forcefully: kraftvollerweise, forgetfully: vergesslicherweise, formally: förmlicherweise,
fortunately: glücklicherweise, frankly: freimütigerweise, frantically: fieberhafterweise,
freely: freierweise, frenetically: frenetischerweise, frequently: häufigerweise, freshly:
frischerweise, friendly: freundlich, fully: vollerweise, funnily: lustigerweise, furiously:
rasenderweise, furtively: verstohlenerweise, fussily: pingeligerweise, gaily: heitererweise,
gallantly: galanterweise, generously: großzügigerweise, genially: leutseligerweise, gently:
sanfterweise, genuinely: aufrichtigerweise, gingerly: sachterweise, gladly: froherweise,
gleefully: schadenfroherweise, gloomily: schwermütigerweise, gloriously: glorreicherweise,
glumly: bedrückterweise, gorgeously: prächtigerweise, gracefully: anmutigerweise, graciously:
gnädigerweise, gradually: allmählicherweise, grandly: großartigerweise, gratefully:
dankbarerweise, gravely: gravitätischerweise, greatly: großerweise, greedily: gierigerweise,
grimly: finstererweise, grudgingly: widerstrebenderweise, gruffly: barscherweise, grumpily:
mürrischerweise, guiltily: schuldbewussterweise, half-heartedly: halbherzigerweise, handsomely:
stattlicherweise, haphazardly: planloserweise, happily: frohgemuterweise, hardly: mühsamerweise,
harmlessly: harmloserweise, harshly: harscherweise, hastily: hastigerweise, haughtily:
hochnäsigerweise, heartily: herzhafterweise, heavily: schwererweise, helpfully:
hilfsbereiterweise, helplessly: hilfloserweise, heroically: heldenhafterweise, hesitantly:
zögernderweise, highly: hochgradigerweise, hilariously: urkomischerweise, hoarsely:
heisererweise, honestly: ehrlicherweise, hopefully: hoffnungsvollerweise, hopelessly:
hoffnungsloserweise, hotly: hitzigerweise, humbly: demütigerweise, humorously: humorvollerweise,
hungrily: hungrigerweise, hurriedly: eiligerweise, hypnotically: hypnotischerweise, icily:
eisigerweise, ideally: idealerweise, idly: müßigerweise, immediately: umgehenderweise,
impatiently: ungeduldigerweise, impeccably: untadeligerweise, imperiously: gebieterischerweise,
impishly: spitzbübischerweise, impolitely: unhöflicherweise, impressively: eindrucksvollerweise,
impulsively: impulsiverweise, indifferently: gleichgültigerweise, indignantly: empörterweise,
indirectly: indirekterweise, inelegantly: uneleganterweise, ingeniously: genialerweise,
innocently: unschuldigerweise, inquisitively: wissbegierigerweise, insistently:
eindringlicherweise, instantly: augenblicklicherweise, intensely: intensiverweise, intently:
gespannterweise, inwardly: innerlicherweise, ironically: ironischerweise, irritably:
gereizterweise, jauntily: beschwingterweise, jealously: eifersüchtigerweise, jerkily:
ruckartigerweise, jokingly: scherzhafterweise, jolly: lustig, jovially: jovialerweise, joyfully:
freudigerweise, joyously: frohlockenderweise, jubilantly: jubelnderweise, keenly:
erpichterweise, kindly: freundlicherweise, knowingly: wissenderweise, languidly: matterweise,
largely: weitgehenderweise, lavishly: verschwenderischerweise, lazily: faulerweise, leisurely:
gemächlicherweise, lightly: lockererweise, listlessly: lustloserweise, literally:
buchstäblicherweise, lively: lebhaft, lonely: einsam, longingly: sehnsuchtsvollerweise, loosely:
loserweise, loudly: lauterweise, lovingly: liebevollerweise, loyally: loyalerweise, luckily:
zufälligerweise, lukewarmly: lauwarmerweise, luxuriously: luxuriöserweise, magically:
zauberhafterweise, magnificently: prunkvollerweise, majestically: majestätischerweise,
marvellously: herrlicherweise, masterfully: meisterhafterweise, mechanically: mechanischerweise,
meekly: sanftmütigerweise, melodically: melodischerweise, menacingly: drohenderweise,
mercifully: barmherzigerweise, merrily: vergnügterweise, methodically: methodischerweise,
mightily: gewaltigerweise, mildly: milderweise, mindfully: achtsamerweise, miraculously:
wundersamerweise, mischievously: schelmischerweise, miserably: elenderweise, modestly:
bescheidenerweise, moodily: launischerweise, mostly: größtenteilsweise, mournfully:
trauervollerweise, musically: musikalischerweise, mysteriously: geheimnisvollerweise, narrowly:
knapperweise, naturally: natürlicherweise, naughtily: ungezogenerweise, nearly:
annähernderweise, neatly: ordentlicherweise, needlessly: unnötigerweise, nervously:
nervöserweise, nicely: netterweise, nimbly: flinkerweise, nobly: edlerweise, noiselessly:
geräuschloserweise, noisily: lärmenderweise, nonchalantly: lässigerweise, nosily:
naseweiserweise, obediently: gehorsamerweise, obligingly: gefälligerweise, obnoxiously:
unausstehlicherweise, oddly: seltsamerweise, officially: offiziellerweise, only:
alleinigerweise, openly: offenerweise, optimistically: optimistischerweise, outrageously:
unerhörterweise, overtly: unverhohlenerweise, painstakingly: akribischerweise, passionately:
leidenschaftlicherweise, patiently: geduldigerweise, peacefully: friedlicherweise, perfectly:
perfekterweise, perilously: gefährlicherweise, persistently: hartnäckigerweise, playfully:
spielerischerweise, pleasantly: angenehmerweise, poetically: poetischerweise, pointedly:
spitzerweise, politely: höflicherweise, pompously: pompöserweise, poorly: ärmlicherweise,
positively: positiverweise, powerfully: mächtigerweise, precisely: präziserweise, promptly:
prompterweise, properly: ordnungsgemäßerweise, proudly: stolzerweise, punctually:
pünktlicherweise, purposefully: zielstrebigerweise, queasily: mulmigerweise, questioningly:
fragenderweise, quickly: schnellerweise, quietly: leiserweise, quirkily: schrulligerweise,
quizzically: spöttischerweise, randomly: wahlloserweise, rapidly: rascherweise, rarely:
seltenerweise, rashly: unbesonnenerweise, readily: bereitwilligerweise, really: wirklicherweise,
reassuringly: beruhigenderweise, recklessly: rücksichtsloserweise, regally: königlicherweise,
regularly: regelmäßigerweise, reluctantly: widerwilligerweise, repeatedly: wiederholterweise,
resolutely: standhafterweise, respectfully: respektvollerweise, restfully: erholsamerweise,
restlessly: rastloserweise, reverently: ehrfürchtigerweise, rhythmically: rhythmischerweise,
righteously: rechtschaffenerweise, rigidly: starrerweise, robustly: robusterweise, romantically:
romantischerweise, roughly: rauerweise, rudely: rüderweise, ruefully: reumütigerweise, sadly:
traurigerweise, safely: sichererweise, sarcastically: sarkastischerweise, scarcely:
spärlicherweise, secretly: heimlicherweise, sedately: gesetzterweise, selfishly:
selbstsüchtigerweise, sensibly: vernünftigerweise, serenely: gelassenerweise, seriously:
ernsterweise, shakily: zittrigerweise, sharply: scharferweise, sheepishly: verlegenerweise,
shrewdly: gerissenerweise, shyly: schüchternerweise, silently: stummerweise, silly: kindisch,
sincerely: herzlicherweise, skilfully: gekonnterweise, sleepily: schläfrigerweise, slickly:
aalglatterweise, slowly: langsamerweise, slyly: schlauerweise, smoothly: glatterweise, smugly:
selbstgefälligerweise, sneakily: heimtückischerweise, softly: weicherweise, solemnly:
feierlicherweise, soothingly: besänftigenderweise, soundly: soliderweise, speedily:
zügigerweise, splendidly: famoserweise, spontaneously: spontanerweise, steadily: stetigerweise,
stealthily: schleichenderweise, sternly: strengerweise, stiffly: steiferweise, stoically:
stoischerweise, strangely: merkwürdigerweise, strictly: strikterweise, stubbornly: sturerweise,
stylishly: stilvollerweise, suavely: weltgewandterweise, sublimely: erhabenerweise, subtly:
subtilerweise, suddenly: plötzlicherweise, superbly: hervorragenderweise, surprisingly:
überraschenderweise, suspiciously: verdächtigerweise, sweetly: süßerweise, swiftly:
geschwinderweise, tactfully: taktvollerweise, tastefully: geschmackvollerweise, tearfully:
tränenreicherweise, tenderly: zarterweise, tensely: angespannterweise, theatrically:
theatralischerweise, thickly: dickerweise, thoroughly: gründlicherweise, thoughtfully:
nachdenklicherweise, tidily: aufgeräumterweise, tightly: engerweise, timidly: ängstlicherweise,
tirelessly: unermüdlicherweise, totally: totalerweise, touchingly: rührenderweise, tragically:
tragischerweise, tranquilly: stillerweise, triumphantly: triumphierenderweise, truly:
wahrerweise, truthfully: wahrheitsgemäßerweise, unashamedly: schamloserweise, unbearably:
unerträglicherweise, unceremoniously: formloserweise, unexpectedly: unerwarteterweise,
unhappily: unglücklicherweise, uniquely: einzigartigerweise, unsteadily: wackeligerweise,
urgently: dringenderweise, utterly: gänzlicherweise, vaguely: vagerweise, vainly:
vergeblicherweise, valiantly: heroischerweise, vehemently: vehementerweise, vibrantly:
lebhafterweise, victoriously: siegreicherweise, vigorously: schwungvollerweise, visibly:
sichtbarerweise, vividly: anschaulicherweise, warily: argwöhnischerweise, warmly: warmerweise,
weakly: schwächlicherweise, wearily: müderweise, weirdly: sonderbarerweise, whimsically:
skurrilerweise, wholeheartedly: rückhaltloserweise, wickedly: böserweise, wildly: wilderweise,
wilfully: eigensinnigerweise, wisely: weiserweise, wistfully: wehmütigerweise, wittily:
geistreicherweise, wonderfully: wunderbarerweise, worriedly: besorgterweise, wryly:
verschmitzterweise, yearningly: sehnsüchtigerweise, zealously: glühenderweise, zestfully:
genüsslicherweise
"""
)
