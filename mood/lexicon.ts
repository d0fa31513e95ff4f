import type { Need } from './labels.ts';

/**
 * Words and turns of phrase that tell of a need by themselves. The model has seen a few thousand sentences; a word that
 * was in none of them ("bursitis", "gutted") is known from here. A star stands for any ending.
 */
export const LEXICON: Record<Need, readonly string[]> = {
  sleep: words(`
    can't sleep; cant sleep; cannot sleep; couldn't sleep; can't fall asleep; fall asleep; falling asleep; get to sleep;
    back to sleep; can't nod off; nod off at night; drop off; doze off; drift off; insomni*; sleepless*; no sleep;
    wide awake; lying awake; lie awake; still awake; awake at; awake all night; awake since; up all night; tossing and turning;
    toss and turn; bedtime; at night; tonight i need to sleep; nightmare*; bad dream*; melatonin; deep sleep; sleep better;
    sleep through; sleep schedule; body clock; jet lag*; jetlag*; shut eye; shuteye; forty winks; a wink; kip; zzz*;
    hours of sleep; hours sleep; 2am; 3am; 4am; 2 am; 3 am; 4 am; three in the morning; four in the morning; small hours;
    the ceiling; counting sheep; count sheep; counted sheep; knock me out; put me to sleep; pillow; snor*; lullab*; night's rest; good night's;
    early night; stay asleep; wake up every; waking up every; keep waking; kept waking; waking at; restless night*; sleep tonight; slept badly; barely slept;
    haven't slept; hardly slept; not sleeping; trouble sleeping; struggle to sleep; sleeping pill*; night light; wind down for bed;
    go to bed; in bed and awake; sleep apn*; night owl; sleep training; sleep hygiene; unconscious until; out like a light;
    mind races at night; racing mind at night; settle for the night; hit the pillow; owl eyed; eyes wide open`),
  calm: words(`
    anxi*; stress*; panic*; nervous*; worr*; overwhelm*; tense; tension; on edge; freaking out; freak out; freaked out;
    calm*; relax*; unwind*; decompress*; de-stress; destress; chill out; chilled; chill; peaceful*; tranquil*; seren*; sooth*; settle my;
    racing heart; heart racing; heart is racing; heart's racing; heart pounding; heart won't; palpitation*; pounding heart; tight chest;
    chest is tight; can't breathe; shallow breath*; hyperventilat*; butterflies; knot in my stomach; stomach in knots;
    jitter*; jumpy; shak*; trembl*; scared; terrif*; afraid; fear*; frighten*; dread*; spiral*; overthink*; ruminat*; catastroph*;
    what if; too much going on; too much; pressure; frantic; frazzled; frayed; hectic; chaos; chaotic; juggling; wound up; keyed up;
    fidget*; restless; uneasy; apprehensive; on tenterhooks; pins and needles about; biting my nails; nails; exam nerves; nerves;
    turbulence; waiting for results; test results; biopsy; scan results; mri; operation tomorrow; surgery tomorrow; sensory overload; overstimulat*;
    meltdown; at my limit; breaking point; at the end of my tether; losing it; drowning in; swamped; snowed under; to do list;
    a breather; need to breathe; slow down; quiet; peace and quiet; phobi*; claustrophob*; agoraphob*; ocd; ptsd; trigger*;
    nervous system; fight or flight; adrenaline; sunday scaries; debt*; rent is due; bills; deadline*; hospital; worst case; burn out; burnout`),
  focus: words(`
    focus*; concentrat*; attention*; distract*; stud*; revis*; exam; exams; homework; essay*; thesis; dissertation; coursework; assignment*;
    procrastinat*; productiv*; deep work; in the zone; flow state; get into flow; brain fog; foggy head; foggy; fuzzy head; mind wander*; wandering mind; wanders;
    scatterbrain*; adhd; get stuff done; get things done; get it done; work session; deadline; report due; due tomorrow; due friday; due monday;
    writing; writer's block; blank page; read the same; reading; memoris*; memoriz*; learn*; cram*; lecture*; library; textbook*; spreadsheet*;
    coding; programming; debugging; code; pomodoro; on task; task; tasks; get started; start working; working from home; inbox; emails to;
    scrolling; doomscroll*; my phone; tabs open; tabs; sidetracked; zone out; zoning out; zoned out; daydream*; train of thought; forgetful;
    keep forgetting; absent minded; memory; clarity; clear head; clear mind; sharp; mental clarity; alert; multitask*; can't think; think straight;
    put off; putting off; putting it off; knuckle down; buckle down; lock in; head down; uninterrupted; interruption*; interrupted; chapter*; paperwork;
    tax return; finals; midterm*; quiz; presentation slides; slides; project; background for work; while i work; while working; while i study; get my head in`),
  energy: words(`
    tired*; exhaust*; fatigue*; drained; draining; no energy; low energy; energy; energ*; sluggish; letharg*; knackered; shattered;
    wiped; wiped out; worn out; burnt out; burned out; run down; rundown; weary; wearied; sleepy at work; drowsy; groggy; dozy; zombie; half asleep; yawn*;
    running on empty; running on fumes; out of steam; batter* flat; flat battery; low battery; recharge; boost; pep; perk*; wake me up; wake up properly; waking up tired;
    wake up tired; motivat*; get going; get moving; get me going; get up and go; gym; workout; work out; training session; run a; marathon; race day; lift weights; leg day; pump*; psyched; stamina; power;
    vitality; vigour; vigor; slump; afternoon slump; coffee; caffeine; espresso; night shift; double shift; long shift; twelve hour shift; shift;
    heavy legs; legs like lead; can't get up; out of bed; get up in the morning; monday morning; sloth; couch; sofa; lazy; no strength; weak; depleted;
    spent; pooped; beat; bushed; zonked; whacked; done in; dead on my feet; crash*; chronic fatigue; me/cfs; cfs; anaemi*; anemi*; long covid; glandular fever; second wind; stay awake; keep me awake;
    flagging; dragging; drag myself; haul*; effort; hyped; hype; lively; invigorat*; refresh*; kick start; kickstart; jolt; oomph`),
  pain: words(`
    pain*; hurt*; ache*; aching; achy; sore*; headache*; migraine*; cramp*; stiff*; throb*; agony; ouch; ow; oww; burning sensation; stinging; stabbing;
    back; backache; lower back; spine; neck; shoulder*; knee*; hip; hips; wrist*; elbow*; ankle*; foot; feet; toe; jaw; tooth; teeth; toothache; tummy; stomach ache; belly; bowel; ribs; joint*; muscle*;
    arthrit*; fibro*; sciatic*; endometrio*; period pain; period; uterus; pelvi*; ibs; crohn*; colitis; gout; bursitis; tendon*; tennis elbow; carpal tunnel; rsi; plantar; shin splints; sprain*; twisted; pulled a muscle;
    broken arm; broken leg; broke my; fracture*; bruis*; injur*; swollen; inflam*; nerve; neuralgia; neuropath*; shingles; slipped disc; herniat*; spasm*; whiplash; concussion; surgery pain; post op; stitches;
    physio*; chiropract*; paracetamol; ibuprofen; painkiller*; aspirin; tylenol; hangover; hungover; sinus; earache; sore throat; kidney stone*; gallstone*; reflux; heartburn; sunburn*; burnt my; tension headache; clench*; grinding my teeth; flare*; lupus; rheumat*; chronic pain; hot water bottle; ice pack; flu; fever`),
  grief: words(`
    grief; griev*; mourn*; bereave*; bereft; funeral; burial; buried; cremat*; ashes; eulogy; obituary; wake tomorrow; died; passed away; passed on; passed; has died; death of; deathbed; hospice; palliative; dying;
    lost my mum; lost my mom; lost my dad; lost my mother; lost my father; lost my husband; lost my wife; lost my brother; lost my sister; lost my son; lost my daughter; lost my gran*; lost my nan; lost my friend; lost my best friend;
    lost my dog; lost my cat; lost our; lost the baby; lost a baby; lost someone; loss; miscarr*; stillborn; stillbirth; widow*; late husband; late wife; late mother; late father; my late; put down; put to sleep our; rainbow bridge; the vet; gone forever; he's gone; she's gone; is gone; are gone;
    without her; without him; miss her; miss him; miss my dad; miss my mum; miss my mom; miss my dog; miss my gran*; miss you; anniversary of; would have been; would've been; heartbr*; broken heart; break up; breakup; broke up; divorce*; separated; left me; over between us; dumped;
    memorial; gravestone; grave; cemetery; coffin; condolence*; in memory; remembering; her things; his things; her clothes; his clothes; photo album; old photos; say goodbye; said goodbye; never got to say; last voicemail; empty chair; empty nest; orphan; sorrow; ivf failed; scattering; rest in peace; rip; in heaven`),
  uplift: words(`
    sad; sadness; sadder; down; feeling low; low mood; feel low; so low; depress*; blue; the blues; unhappy; miserable; misery; gloom*; glum; hopeless*; hope; hopeful; despair*; discourag*; dishearten*; disappoint*; let down; gutted; bummed; crushed; defeated; dejected; downcast; downhearted;
    cry; crying; cried; tears; tearful; weep*; weepy; sob*; empty inside; emptiness; numb; flat inside; meh; blah; grey; gray; dull; bleak; dreary; beige; dark place; dark mood; cheer me up; cheer up; cheering up; lift my; lift me; uplift*; brighten*; feel better; pick me up; smile again; laugh again; feel happy again;
    nothing matters; no joy; joyless; lost interest; don't enjoy; no fun; pointless; what's the point; no point; stuck in a rut; rut; funk; slump in mood; rough day; bad day; awful day; terrible day; worst day; hard day; tough day; rough week; hard week; hard time; tough time; struggling; rejected; rejection*; failed; failure; turned me down; fell through; cancelled;
    melanchol*; sorry for myself; moping; mope; black dog; winter blues; seasonal; rainy; regret*; guilt*; asham*; lost hope; losing hope; lose hope; pessimis*; negative; positiv*; off today; not myself; not okay; not ok; not great; feel like crap; feel like shit; feel awful; feel terrible; feel rubbish; heavy heart; uninspired; bored`),
  connection: words(`
    alone; lonel*; loneliness; isolat*; no friends; no one to; nobody to; friend*; friendless; left out; excluded; invisible; ignored; unloved; unwanted; rejected by; disconnect*; detached from; distant; drift* apart; estranged; miss my friends; miss my family; miss my girlfriend; miss my boyfriend; miss my partner; miss my wife; miss my husband; miss my sister; miss my brother;
    homesick; far from home; far away from; away from home; away from my family; long distance; deployed; new city; new town; moved here; don't know anyone; know anyone; know a soul; nobody texts; nobody calls; no one calls; nobody called; no one texted; ghosted; left on read; single; dating; date night; relationship; my partner; my boyfriend; my girlfriend; marriage; intimacy; intimate; affection; hug*; cuddle*; held; touch; closeness; close to; closer to; bond*; belong*; outsider; odd one out; fit in; community; company; companionship; connect*; reconnect*; reach out;
    loved; be loved; feel loved; love life; open my heart; nobody cares; no one cares; nobody understands; no one understands; misunderstood; by myself; on my own; all by myself; eat alone; eating alone; lives far; moved away; moved out; kids have left; quiet house; empty house; invite*; invited; uninvited; party without me; valentine*; family; together; fell out with; not speaking; stopped talking; don't talk; hasn't called; hasn't texted; someone to talk to; talk to someone; fomo`),
  anger: words(`
    angr*; anger; mad at; so mad; mad; furious; fury; fuming; rage; raging; livid; seething; irate; incensed; outraged; outrage; annoy*; irritat*; irritable; frustrat*; pissed; pissed off; ticked off; cross; grumpy; cranky; moody; foul mood; bad mood; snappy; snapped at; snapping at; hate; hatred; resent*; bitter; bitterness; grudge; betray*; cheated on; lied to me; liar; unfair; injustice; disrespect*; rude; idiot*; moron*; jerk; jerks; stupid boss; asshole; bastard; git; bloody boss; ffs; wtf; argh*; grr*; scream at; could scream; yell*; shout*; punch; smash; throw something; throw plates; slam*; explode; blow up; boiling; blood boil; boils; see red; seeing red; temper; short fuse; lose my temper; vent; let off steam; fed up; sick of; sick and tired; had enough of; had it with; can't stand; drives me mad; driving me mad; driving me crazy; drives me crazy; does my head in; gets on my nerves; getting on my nerves; wits' end; road rage; argument; argued; row with; fight with; fought; quarrel*; jealous*; revenge; get back at; insult*; humiliat*; walked over; taken for granted; took credit; stole; stolen; cut me off; cut me up; how dare; audacity; nerve of; infuriat*; aggravat*; exasperat*; offended; outrageous; hostil*; aggress*; peeved; miffed; cheesed off; aggro; tantrum`),
  joy: words(`
    happy; happier; happiest; happiness; joy*; delighted; delight*; thrilled; excited; exciting; ecstatic; elated; overjoyed; cheerful*; great mood; good mood; amazing; fantastic; wonderful; awesome; brilliant mood; best day; great day; lovely day; beautiful day; perfect day; good day; celebrat*; party time; birthday; anniversary dinner; wedding; engaged; married on; honeymoon; got the job; got a job; got in; got accepted; passed my; i passed; we won; i won; promoted; promotion; pay rise; raise; graduated; graduation; pregnant; baby is here; new baby; newborn; said yes; in love; fell in love; grateful*; gratitude for; thankful; blessed; lucky; smiling; grinning; laughing; laugh*; giggl*; giddy; buzzing; stoked; chuffed; over the moon; cloud nine; on top of the world; walking on air; woohoo; woo hoo; yay; hooray; hurray; yippee; yes!; holiday tomorrow; vacation; weekend; friday; sunshine; sunny; dance; dancing; sing; singing; festival; concert; playful; silly; fun; bliss*; content; contented; proud of; cancer free; remission; all clear; good news; great news; best news; dream come true; can't wait; looking forward; feeling good; feel good; feel great; feeling great; feel amazing; feeling alive; life is good; love my life; cheers; feel fantastic; on a high; chirpy; bubbly; upbeat; jolly; merry; tickled`),
  meditation: words(`
    meditat*; mindful*; breathwork; breathing practice; breathing exercise*; follow my breath; my breath; the breath; zen; zazen; vipassana; metta; loving kindness; yoga; nidra; savasana; asana; pranayama; tai chi; qigong; qi gong; chakra*; third eye; kundalini; reiki; aura; crystal*; mantra*; chant*; om; namaste; singing bowl*; bowl; bowls; gong bath; gong; sound bath; stillness; still mind; quiet mind; empty mind; inner peace; inner voice; inward; go within; within; inner self; higher self; self reflection; contemplat*; introspect*; reflect*; spiritual*; soul; spirit; pray*; prayer*; god; divine; sacred; holy; buddh*; dharma; tao*; sufi; ritual; ceremony; full moon; new moon; intention*; manifest*; visualis*; visualiz*; presence; be present; being present; present moment; in the moment; here and now; be here now; awareness; conscious*; grounding; ground myself; grounded; centre myself; center myself; centred; centered; centring; transcend*; oneness; universe; theta; trance; float tank; body scan; observe my thoughts; watch my thoughts; letting go; let go of thoughts; acceptance; surrender; cushion; incense; candle lit; retreat; silent retreat; sit in silence; sitting practice; my practice; daily practice; gratitude practice; intuition; awakening; astral; lucid; detox; headspace; mbsr`),
  confidence: words(`
    confiden*; self esteem; self-esteem; self worth; self-worth; self doubt; self-doubt; doubt myself; doubting myself; doubt; imposter*; impostor*; fraud; not good enough; good enough; believe in myself; belief in myself; courage*; brave*; bravery; bold*; fearless; guts; nerve to; stage fright; public speaking; speech; give a talk; giving a talk; presentation; present to; pitch*; interview*; audition*; performance; perform; on stage; recital; gig; first day; new job; insecur*; inadequate; incompetent; useless; worthless; stupid; dumb; ugly; fat; hate how i look; how i look; body image; appearance; mirror; attractive; shy*; timid; speak up; stand up for; stand up to; assert*; boundar*; say no; people pleas*; apologis*; apologiz*; backbone; walked all over; compar* myself; inner critic; failure; fail; fear of failure; make a fool; embarrass*; judged; judge me; laugh at me; what they think; smarter than me; better than me; out of my depth; not up to it; up to it; capable; believe i can; can do this; can do it; got this; pep talk; hype me up; own the room; shine; swagger; powerful; empower*; strong; strength; inner strength; self love; love myself; accept myself; self acceptance; worthy; deserve; deserving; leader*; captain; promotion interview; ask for a raise; asking for a raise; negotiat*; ask her out; ask him out; first date; driving test; exam confidence; performing; competition; compete; penalty; trust myself; second guess*; decisive; comfortable in my own skin; proud of myself; sure of myself; steady and sure; sweaty hands on stage; blush*; stutter*; stammer*`),
};

function words(list: string): string[] {
  return list
    .split(';')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
