import { plainText } from './plain-text.ts';
import { rule, withoutSlips } from './slips.ts';

/**
 * What the rules say of a text by themselves: danger said plainly or in another language than English, danger, harmless
 * though it has the words for it (a figure of speech, a film, long past, denied), or nothing.
 */
export type Verdict = 'plain' | 'danger' | 'harmless' | 'unsaid';

/**
 * Whether a text tells of danger, by rules alone: they need nothing else, and stand in the browser until the weights of
 * phrases have come. They look for what is meant literally; `FIGURES` and `ELSEWHERE` take out what only sounds so. Where one is in doubt,
 * help is shown: a line too much harms nobody.
 */
export function crisisByRules(text: string): boolean {
  return ['plain', 'danger'].includes(verdictOfRules(text));
}

export function verdictOfRules(text: string): Verdict {
  const plain = withoutSlips(plainText(text));
  if (ALWAYS.some((rule) => rule.test(plain))) return 'plain';
  if (ELSEWHERE.some((rule) => rule.test(plain))) return 'harmless';
  const literal = FIGURES.reduce((rest, figure) => rest.replace(figure, ' '), plain);
  if ([...PLAIN, ...OTHER_LANGUAGES].some((rule) => rule.test(literal))) return 'plain';
  if (DANGER.some((rule) => rule.test(literal))) return 'danger';
  return literal === plain ? 'unsaid' : 'harmless';
}

const SELF = String.raw`(?:my ?self|my ?slef|meself|mysel)`;
const WANT = String.raw`(?:wan+a|wnna|must|want(?: to|a)?|wants? to|wnat to|wanting to|wish to|need(?: to)?|going to|go+n+a|gna|gunna|about to|ready to|plan(?:ning)? to|have to|like|think(?:ing)? (?:of|about|abt)|consider(?:ing)?|try(?:ing)? to|tried to|rather|should(?: just)?|could(?: just)?|might|let me|decided to|will|'ll|2)`;
const NO_MORE = String.raw`(?:any ?more?|no more|any longer|like this|another day)`;
const METHOD = String.raw`(?:pills?|tablets?|paracetamol|tylenol|ibuprofen|insulin|morphine|amitriptyline|medication|meds|codeine|opioids?)`;

/** Said so plainly that nothing around it makes it harmless. */
const ALWAYS: RegExp[] = [
  rule(
    String.raw`(?:i'?m|i am|feel(?:ing)?|so|still) (?:really |so |very |actively )?suicidal(?! in my| as a| years| when i was| back then)(?!.*\b(?:years ago|in my (?:teens|twenties|thirties)|not any more)\b)`,
  ),
  rule(
    String.raw`(?:i (?:really |just |still |only |actually )?(?:want|wanna|need|wish) (?:to )?(?:die|be dead|kill ${SELF})) (?:and|,) (?:i mean it|i'?m serious)`,
  ),
];

/** About somebody else, a film, long past, or denied outright. */
const ELSEWHERE: RegExp[] = [
  rule(
    String.raw`(?:i'?m|am|i was|was) not (?:going to (?:kill|hurt|harm) ${SELF}|suicidal)(?!.*\b(?:but|think about it|constantly)\b)`,
  ),
  rule(String.raw`not suicidal`),
  rule(
    String.raw`(?:don'?t|do not|never|no (?:plans?|wish|thoughts?|intention)s?(?: of| to)?|wouldn'?t|would never|won'?t) (?:really |actually |ever )?(?:want(?:ed)? to |wanna )?(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?) ${SELF}(?!.*\bbut\b)`,
  ),
  rule(
    String.raw`(?:don'?t|do not|didn'?t|not ready to|no wish to) (?:really |actually )?(?:want to |wanna )?die\b(?!.*\bbut\b)`,
  ),
  rule(
    String.raw`(?:used to|years? ago|(?:years?|months?|decades?) since i (?:last )?(?:self|cut|harm|hurt|tried|attempted|stopped)\w*|(?:asked|asks|checked) (?:me )?if i(?:'d|'ve)? (?:had|have|felt|feel)\b(?!.*\b(?:yes|lied|lie)\b)|in my (?:teens|twenties|thirties)|as a teen\w*|when i was (?:young|a teen\w*|\w*teen)|back then|(?:years?|months?) since (?:the|my) (?:overdose|attempt)|in (?:19|20)\d\d\b|years? clean|months? clean|days? clean|since my attempt|haven'?t (?:cut|self)|glad (?:i'?m|to be) (?:still )?(?:here|alive)|i'?m (?:okay|ok|fine|all right|safe|better) (?:now|today)|got help|therapy changed)(?!.*\b(?:but|again|still want)\b)`,
  ),
  rule(String.raw`at (?:nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|\d\d)\b.*\b(?:now|glad|today)`),
  rule(
    String.raw`(?:my|a|our|the|his|her) (?:\w+ ){0,3}(?:friend|mate|brother|sister|cousin|uncle|aunt|dad|father|mum|mom|mother|son|daughter|colleague|student|patient|neighbour|man|woman|celebrity|character|hero|villain|survivor|teen|grandfather|grandmother|brother in law|sister in law)(?:'s)?(?: \w+){0,4} (?:suicid\w*|kill(?:s|ed) (?:him|her|them)sel\w+|self harm\w*|self-harm\w*|took (?:his|her|their) (?:own )?life|attempted|ended (?:his|her|their) life|wanted to die|wants to die|overdose|(?:tried|wanted) to (?:die|kill))`,
  ),
  rule(
    String.raw`(?:to|by) suicide|suicide (?:prevention|awareness|squad|doors?|blonde|mission|sprints?|squeeze|rates?|bomb\w*|is painless|runs?|wings?|loss|survivor|hotline|memorial|note in)|virgin suicides|prevention|(?:essay|thesis|article|podcast|documentary|film|movie|song|album|lyrics?|episode|book|novel|memoir|play|poster|training|policy|lecture|class|course|news|volunteer\w*|placement|counsellors?|nursing|degree|memorial|vigil)\b.*\b(?:suicid\w*|self[- ]harm|die|dies|death|kill|overdos\w*|hang\w*)|(?:suicid\w*|self[- ]harm)\b.*\b(?:essay|thesis|article|podcast|documentary|film|movie|song|book|novel|memoir|play|poster|training|policy|lecture|class|course|news|volunteer\w*|patients|counsellor|for work|degree)`,
  ),
  rule(
    String.raw`(?:someone|somebody|people|who|she|he|they) (?:wrote|writes?|says?|said|commented|say)\b.*\b(?:kys|kms)\b(?!.*\b(?:right|maybe|i (?:think|might|will|should))\b)|kys is such|say kms|says kms`,
  ),
  rule(String.raw`(?:she|he|they|who)(?:'s|'re| is| are| was| were)? suicidal`),
  rule(String.raw`bungee|abseil\w*|sky ?div\w*|parachut\w*|zip ?line`),
  rule(
    String.raw`how (?:do|can|should|would) (?:i|we|you) (?:help|support|talk to|comfort) (?:a|my|our|someone|somebody)`,
  ),
  rule(
    String.raw`(?:want to die|kill myself|dying|death|overdos\w*|noose|hanging)\b.*\b(?:is (?:a|the|my)(?: \w+){0,3} (?:song|track|film|book|lyric|line)|lyrics|scene|episode|chapter)\b`,
  ),
  rule(
    String.raw`(?:i was suicidal (?:at|in|as|when|for|back|through|during|after)|therapy saved|(?:a|two) decades? ago|grateful i (?:woke|lived|survived|stayed|didn'?t)|(?:overdosed|self harmed|tried to (?:die|kill myself|end (?:it|my life))|attempted|cut myself) (?:when i was|at (?:school|uni\w*|college|\w+teen)|in my|as a|years ago|back in))(?!.*\b(?:but|again|still|tonight)\b)`,
  ),
];

/** Turns of phrase that are taken out before the rules look. */
const FIGURES: RegExp[] = [
  rule(
    String.raw`(?:coffee|tea|chocolate|caffeine|snacks?|memes|wifi|biscuits)\b[^.]{0,30}\bkeep\w* me alive|(?:nan|gran\w*|mum|mom|dad|he|she|they|it|plants?|tomatoes|cactus|fish|starter|basil)(?: is| are|'s|'re)? still alive|still alive (?:and|after|at|somehow)|keep\w* (?:my|the|a|this|these|our) (?:\w+ ){1,3}alive`,
  ),
  rule(
    String.raw`if i died?,? (?:delete|clear my|bury me|young|please delete|tomorrow,? i'?d)|eat me if i died|kill(?:ed|ing)? myself (?:laughing|at the gym|trying|over (?:this|that|the)|for (?:this|that|the|a) (?:job|wedding|company|race|exam|deadline))|(?:just )?end it already,|can'?t go on like this,? (?:i )?need (?:a|some|new|to (?:find|move|get))|jump off a (?:building|bridge|cliff) for (?:a|some|the)`,
  ),
  rule(
    String.raw`rather be dead (?:in a ditch )?than (?:go to|wear|eat|sing|retire|be seen|seen|dance|admit|listen|watch)|(?:makes?|making) me suicidal,? (?:lol|haha|lmao)|suicidal over (?:this|that|the|a)\b[^.]{0,20}(?:lol|haha|lmao)|(?:hangover|homework|maths?|meeting|queue|traffic|commute|cramps|heat|spin class|burpees|leg day|dentist|mondays?|karaoke|small talk|spreadsheet|flu|heels|cringe)\b[^.]{0,20}\b(?:makes?|made|making) me (?:want to|wanna) die`,
  ),
  rule(
    String.raw`(?:wanna|want to) die+,? (?:my crush|so (?:embarrass|cring)\w*|(?:he|she|everyone|they) (?:all )?saw|i (?:just )?(?:waved|called|replied|sent|tripped))|(?:cleared my desk|last day|leaving do|colleagues|airport)\b.*said my goodbyes|(?:going to|gonna|want to|should i|time to) tell (?:him|her) (?:that )?i love|escape room\b.*way out|(?:took|taken|had|taking) (?:all )?my (?:morning |evening |daily )?(?:tablets?|pills?|meds|medication)(?:,| and| like) (?:the|had|feel\w*|went|ready|a good)`,
  ),
  rule(
    String.raw`(?:^|and )i (?:just |really |do )?want to (?:live|be alive|feel alive)(?= again|$|[.!])|(?:never )?felt (?:so|more) alive|(?:so|feel) alive (?:again|today)|death warmed up|death trap|dead tired|(?:pills?|tablets?|meds) (?:are |is )?for (?:my |the )?(?:hay ?fever|head\w*|period|back|knee|cold|allerg\w*|blood pressure|thyroid|migraines?)`,
  ),
  rule(
    String.raw`rather die than (?!live|be alive|keep|carry|wake|face|go (?:back|on|through)|do (?:this|another)|spend another)`,
  ),
  rule(
    String.raw`(?:won'?t|will not|i'?ll|can'?t promise i'?ll) be (?:here|gone|around)\b.*\b(?:holidays?|flight|fly|flying|trip|on leave|conference|ferry|wedding|airport|abroad|camping|festival|half term|bank|greece|spain|italy|parents|back (?:on|by|tonight|tomorrow|in))`,
  ),
  rule(
    String.raw`(?:sugar|coffee|caffeine|cheese|chocolate|vitamin|glitter|cuteness) overdose|overdose (?:patient|training|awareness)|overdosed? on (?:cheese|chocolate|sugar|coffee|christmas|tv|netflix|carbs)|(?:lethal|fatal|deadly) dose of (?:nostalgia|cute\w*|charm|sarcasm)`,
  ),
  rule(
    String.raw`(?:feel|feels|felt|feeling|look|looking)\b[^.]{0,16} (?:been )?hit by a (?:bus|truck|train|lorry)|jump off a (?:building|bridge|cliff) for (?:this|that|him|her|them)|sleep when i'?m dead`,
  ),
  rule(
    String.raw`(?:at|for) my funeral,? (?:please |i want |i'?d like |you'?d? better |someone )?(?:please )?(?:play|wear|bring|serve)|trust my ?self (?:alone |around |near |with )+(?:the |a |any )?(?:biscuit|cheese|chocolate|cake|fridge|crisps|snack|credit|sale|wine|dessert)\w*|don'?t (?:want|wanna) (?:to )?live for ?ever|check(?:ing|ed)? out of (?:the|this|our|my) (?:hotel|hostel|airbnb|room)`,
  ),
  rule(
    String.raw`(?:we|he|she|they)(?:'ve| have)?(?: both)? (?:decided|agreed|chose|want|wanted) to end (?:things|it)|kms,? (?:i|my|the|this|it'?s) (?:forgot|left|missed|sent|called|just (?:sent|called|waved)|phone|printer|bus|wifi|homework)`,
  ),
  rule(
    String.raw`(?:to|i'?m|i am|am|nearly|almost|just about|literally|thought i(?:'?d| would| was)? ?(?:going to )?)? ?(?:die|died|dying|dead) (?:of|from|with) (?:laugh\w*|embarrass\w*|boredom|shame|hunger|thirst|curiosity|cuteness|heat|cold|shock|happiness)`,
  ),
  rule(
    String.raw`(?:die|died|dying) (?:laughing|inside|on (?:that|the|this) (?:rollercoaster|run|hike|ride|workout|stairs)|alone, said|hard|for (?:a|an|some|the|my|this|that|it|chocolate|coffee)\b|on that hill|on this hill|to (?:see|know|try|meet|hear|tell|go|visit|get))`,
  ),
  rule(
    String.raw`(?:to die for|do or die|die hard|diehard|never say die|hope to die|born to die|live and let die|or die trying|die a little)`,
  ),
  rule(
    String.raw`(?:want to die|wanna die|kill me|kms|want to kill ${SELF}|feel like dying|will to live|dead inside)[^.]{0,30}(?:\blo+l\b|\bha(?:ha)+\b|😂|🤣|lmao|\bjk\b|(?<!not )joking)(?! not lol)`,
  ),
  rule(String.raw`(?:lo+l|haha|😂|🤣)[^.]{0,12}(?:kill me|kms)`),
  rule(
    String.raw`(?:makes?|made|making) me (?:want to|wanna|lose the will to) (?:die|live)\b(?=.*\b(?:homework|maths?|meeting|queue|traffic|lol)\b)`,
  ),
  rule(
    String.raw`los(?:t|ing|e) the will to live (?:in|at|on) (?:that|this|the) (?:queue|meeting|line|call|lecture|traffic)`,
  ),
  rule(
    String.raw`kill me (?:now|already),? (?:another|monday|it'?s|this)|ugh,? kill me|(?:will|'ll|going to|gonna|would) kill me (?:if|when)|(?:boss|mum|mom|dad|wife|husband|teacher|flatmate|coach)(?:'s)? (?:will|'ll|is going to|going to|gonna|would) kill me`,
  ),
  rule(
    String.raw`(?:is|are|was|were|'s|'re) (?:slowly |really |actually |literally |absolutely )?killing me`,
  ),
  rule(
    String.raw`cut (?:my ?self|myself) (?:shaving|some slack|off|on|while|when|with the (?:knife|peeler)|chopping|cooking|opening)`,
  ),
  rule(
    String.raw`(?:hurt|hurting|burn(?:ed|t)?|cut) ${SELF} (?:at the gym|falling|on the|on a|playing|running|lifting|cooking|at work|skiing|training|shaving|while)`,
  ),
  rule(
    String.raw`(?:hurt|kill|shot|hit|beat|hate) ${SELF} (?:in the foot|with the hammer|up (?:about|over)|for (?:eating|missing|that))`,
  ),
  rule(
    String.raw`(?:end|ending|ended) (?:it )?(?:with|this|the|my|our) (?:call|day|week|evening|year|relationship|marriage|subscription|lease|argument|meeting|phone call|contract|conversation|shift|session|tom|him|her)`,
  ),
  rule(
    String.raw`(?:don'?t|do not) want to (?:live|be|exist|wake up|be here) (?:in|with|at|before|near|next|on the|on my|early|so early|there|late|alone|single|rude|(?:his|her|their|your|a|an|the) )`,
  ),
  rule(
    String.raw`(?:can'?t|cannot|don'?t want to) (?:live|go on|carry on|keep going) (?:without (?:coffee|tea|my phone|chocolate|music|him, can|wifi|cheese)|on this|on holiday|on stage|the trip|this trip|with (?:him|her|this|that|my|the)|at this pace|like this, we)`,
  ),
  rule(String.raw`better off (?:without(?! me\b)|with\b|alone|since|taking)|better off dead is (?:my|a|the)`),
  rule(
    String.raw`(?:sleep|hibernate|nap) (?:forever|for (?:a|ever|days|100|years))[^.]{0,20}(?:so tired|lol|haha|😂)|could sleep forever,? so`,
  ),
  rule(
    String.raw`(?:by the time you read this|when you read this),? (?:i'?ll|i will|we'?ll) be (?:on|in|at|sipping|flying|drinking)`,
  ),
  rule(
    String.raw`(?:won'?t|will not) be here (?:tomorrow|next week|on \w+),? (?:i'?m|holiday|on leave|away|it'?s)`,
  ),
  rule(
    String.raw`(?:this is )?goodbye (?:for now|summer|winter|old|letter to my|card|speech|party|to my (?:old|twenties|thirties|flat|car|house)|,? flat)`,
  ),
  rule(
    String.raw`meetings till six, keep me alive|to live for but|such a reason to live|without taking a pill|old self[- ]harm|packet of (?:biscuits|crisps|sweets)|belt snapped on my trousers|unalived|blade ?runner|(?:team|side|band|choir) \w+ better without me|(?:says|said|sings|shouts) ['"]i want to die|(?:die|died|dying),? tell my wife|if i were on a|over the bridge|she'?s ready to die|wish(?:ed)? i(?:'?d| had| was| were)? never been born into|doesn'?t want to die|afraid of dying|scared of dying|scared of death|fear of (?:dying|death)|near death|ego death|death (?:metal|note|by chocolate|cafe|of a salesman|warmed up|rituals?)`,
  ),
  rule(
    String.raw`(?:overdosed|od'?d|overdose|overdosing) (?:on|of) (?:chocolate|netflix|cheese|sugar|cake|coffee|cuteness|tv|caffeine|carbs)`,
  ),
  rule(
    String.raw`(?:jump(?:ed|ing)?|leap) (?:off|from) (?:the|a) (?:high|diving|pier|sofa|wagon|plane|bus)|bungee jump\w* off a bridge|bungee|skydiv\w*|abseil\w*`,
  ),
  rule(
    String.raw`(?:me muero|muero|morta?|morto|morri|morrendo|mort|morte|meurs|sterbe|lache mich tot|tod) (?:de|por|di|vor|fur) \w+|lache mich tot|mort de rire|mourir de rire|me mata(?:n)?\b|me tue\b|bringt mich (?:noch )?um|tod ?mude|no me muero|mourir idiot|sterben fur`,
  ),
  rule(
    String.raw`(?:nicht mehr|no quiero mas|nao quero mais|ne veux plus) (?:in|aqui en|vivre (?:a|en|dans)|leben in|viver (?:nesta|neste|em|na|no))`,
  ),
  rule(String.raw`nao quero mais viver (?:nesta|neste|em|na|no|aqui)|(?<!no )quiero vivir`),
];

/** Of texts in which one of these is left, at least nineteen in twenty mean it. */
const PLAIN: RegExp[] = [
  // Other words for it.
  rule(
    String.raw`(?:neck|necking|topping|top) myself(?! up)|do(?:ing)? myself in\b|string (?:myself )?up tonight|delet(?:e|ing) myself(?! from (?:the|this|a|that) (?:group|chat|app|list|photo))|(?:want|wanna|wish|rather|be)\b[^.]{0,25}\bsix feet under(?! finale)|(?:die|go|pass(?: away)?|slip away) in my sleep|commit die|(?:rage ?)?quit(?:ting)? life|alt ?f4 (?:my life|myself)|ctrl alt del\w* (?:my life|myself)|log(?:ging)? out of life|idwtla|end my (?:shi\w*|whole existence|existence|suffering)|by my own hand|be put down like|overdosed(?! on)|(?:leave|leaving|off) (?:this |the )?(?:earth|planet)(?:$|[.,!]| tonight| soon| for good)`,
  ),
  // Tablets and other things taken, or kept for it.
  rule(
    String.raw`(?:stockpil\w*|hoard\w*|sav(?:ed|ing)(?: up)?(?! for)|stash(?:ed|ing)|collecting)\b[^.]{0,20}\b(?:${METHOD}|sleeping (?:pills|tablets)|temazepam|prescriptions?)\b`,
  ),
  // Standing where it would happen.
  rule(
    String.raw`(?:sat|sitting|sittin|stood|standing|lying|lay|i'?m|am)\b[^.]{0,16}\b(?:on the (?:tracks|train tracks|railway|rails|parapet|balcony rail)|(?:at|on|over) the edge of (?:the|a) (?:roof|cliff|platform|bridge|building|quarry)|wrong side of the (?:railings?|barrier|fence))|climbed over the (?:railings?|barrier|parapet)|lean over the platform|the edge of the platform and lean|garage door (?:is )?(?:shut|closed)|in the (?:tub|bath) (?:w|with) (?:the|a|my) (?:razor|blade|toaster|hair ?dryer)|(?:razor|blade)(?:'s| is) (?:on the side|next to|in my)|toaster bath|(?:knife|blade|razor|rope|belt|gun|rifle|shotgun|revolver|pistol)\b[^.]{0,25}\b(?:across my knees|in my (?:lap|mouth)|round (?:my neck|the door)|and i'?m alone)|bought (?:a|another|the) rope(?! (?:for|swing|ladder))|(?:have|got) (?:a|the|my) rope(?:$|[.,!]| in the| ready| upstairs)|loaded the gun`,
  ),
  // Asking how.
  rule(
    String.raw`hurt less to (?:drown|fall|jump|hang|die)|(?:does|do) (?:jumping|drowning|hanging|falling|an overdose) hurt|do people who (?:overdose|jump|hang)|rehears\w* (?:your|my) own (?:death|suicide)|(?:pictur\w*|imagin\w*|fantasi\w*|dream\w*|think\w*) (?:of|about)? ?(?:hanging(?! (?:out|with|the|up|on))|drowning(?! in)|stepping (?:out|in front)|the knife going in|crashing the car|my own (?:death|funeral)|jumping (?:off|in front))|which bridge|high enough to (?:die|kill|be sure)`,
  ),
  // Marks of hurting oneself.
  rule(
    String.raw`(?:sh|self ?harm) (?:scars|again|relapse|urges?|tonight)|urge to (?:sh|cut|burn myself)\b|cut(?:ting)? too deep|(?:cut|cutting|carved|slashed) (?:into )?(?:my|the) (?:arms?|thighs?|wrists|legs?|stomach)(?! (?:on|off|hair|shaving|while|when|with the (?:hedge|kitchen)|picking|cooking|playing))|deserve to bleed|(?:head|fists?) (?:on|against) the wall until|until my knuckles (?:split|bled|bleed)|burn(?:ed|t|ing)? my(?:self| arms?| legs?| thighs?) with (?:the|a|my) (?:lighter|iron|cigarettes?)|the cuts (?:used to help|don'?t help)|starv\w* myself (?:hoping|until|so)`,
  ),
  // Dying and killing oneself, in plain words.
  rule(
    String.raw`(?:kill|kil|k\*ll|killin|killing|off|offing|unalive|unaliving|hang|hanging|shoot|shooting|drown|drowning|starve|poison|stab|end|ending|harm|harming|hurt|hurting|cut|cutting|burn|burning|yeet|yeeting) ?${SELF}`,
  ),
  rule(
    String.raw`(?:i should|if i|rather|wish(?: i)?|better|worth more|(?:want|wanna|deserve)(?: to)?) (?:'d |would |was |were |wer |am |be |should be |being |off )*(?:dead|better dead)(?! tired| on my feet| after| asleep| beat| last| keen| set| serious| chuffed| excited| good| right| wrong| centre| center)\b`,
  ),
  rule(
    String.raw`(?:don'?t|do not|dont|no longer|nt|not) (?:want|wan+a|wana|wish|deserve|care)(?: to)? (?:(?:be|keep|go on|carry on) )?(?:liv(?:e|ing)|alive|exist\w*|be here(?!,? (?:this|the|it'?s|dentist|at))|be hear|here(?!,? (?:this|the|it'?s|dentist))|be alive|survive|be on this (?:planet|earth)|be a person)(?: ${NO_MORE})?(?: |$|[.,!?])`,
  ),
  rule(
    String.raw`(?:end|ending|take|taking|took|quit|leave|leaving|check(?:ing)? out of|give up on|finish) (?:my|this|my own) (?:own )?(?:life|world)(?! of\b| sentence| behind)`,
  ),
  rule(
    String.raw`(?:still|why am i|to stay|stay|keep me|keeping me|only) alive(?! and kicking| at \d| after)(?=.*)(?<!so glad to be alive)`,
  ),
  // Others without me.
  rule(
    String.raw`(?:no ?(?:one|body)|they|anyone|nobody|the world)(?:'d| would| will|'ll|'s gonna|'s going to| won'?t| wouldn'?t)?(?: even| really| ever)* (?:miss|notice|care|cry|come|find|mourn|need)\b[^.]{0,30}\b(?:if i (?:was|were|died|die|disappear\w*|killed|wasn'?t|weren'?t)|i'?m gone|when i'?m (?:gone|dead)|at my funeral)`,
  ),
  rule(
    String.raw`if i (?:die|died|wasn'?t here|weren'?t here|wasn'?t around|were gone|was gone|disappeared)\b`,
  ),
  // Goodbyes and putting things in order.
  rule(
    String.raw`(?:date|day|night|way|how|plan)\b[^.]{0,20}\bto die|ways? to (?:die|kill|go\b)|(?:painless|easiest|quickest|fastest) (?:way|death)(?= (?:out|to (?:go|die|end|kill))|$|[?.!])|best way (?:out|to (?:die|end (?:it|my)|kill))|least (?:scary|painful) way to (?:go|die)|(?:how|does it|will it|would it|long|many|much|can you|could you|is it)\b[^.]{0,40}\b(?:to die\b|die from|would kill me|be fatal|bleed out|lethal|fatal|deadly)|(?:fatal|lethal|deadly) dose|(?:pills|tablets|which) are (?:lethal|deadly)`,
  ),
  // Means at hand.
  rule(
    String.raw`(?:driv(?:e|ing)|crash(?:ing)?|swerve|steer)\b[^.]{0,25}\b(?:into (?:a|the) (?:tree|wall|lorry|truck|river)|off (?:a|the) (?:cliff|bridge|road)|on purpose)|letting go of the wheel|hit by a (?:bus|car|train|lorry)(?!,? that)|(?:bus|lorry|car|train|truck) (?:hits?|would|to hit) me|let the train hit`,
  ),
  rule(
    String.raw`(?:gun|shotgun|pistol)\b[^.]{0,40}\b(?:myself|drawer|looking at|using it|head|open|safe)|(?:have|his|got) (?:a |the |his )?(?:gun|shotgun)\b(?! show)|bullet in (?:me|my)|blow (?:my|me) brains out|slit(?:ting)? (?:my|me) (?:wrists?|throat)|bleed out|(?:turned|left) the gas on(?!\?)|exhaust and a hose|hair ?dryer plugged`,
  ),
  // Not said, but meant.
  rule(
    String.raw`(?:don'?t|not|do not) (?:feel |trust )?(?:safe (?:with|around|to be alone|alone with) ?(?:myself)?|myself (?:near|with|around|alone))|not safe (?:with myself|to be alone|on my own)|what i (?:might|may|could|will) do to my ?self|do something (?:to my ?self|stupid tonight)|scared i'?ll do (?:it|something)|be trusted with the (?:car )?keys`,
  ),
  rule(
    String.raw`(?:point|sense) (?:of|in)? ?(?:being|staying) alive|(?:want|wanted) out of (?:this )?life|give up on life|(?:should'?ve|should have) died|(?:won'?t|can'?t|don'?t want to) survive (?:this|another)|being alive is|cant do life|do this life thing|(?:heart|body) to (?:stop|give up)|pray for a heart attack|if my heart stopped|die in my sleep|something kills me|fatal illness|no (?:tomorrow|future) for me|i have no future|finish the job|(?:be|i'?ll be) with my (?:\w+ )*in heaven|home to god|think about death (?:all|and)|wish death|imagine being dead|attempted again|my attempt failed|found me in time|(?:worry about me|problem for anyone|in anyone'?s way) ?(?:much longer|$)|soon i won'?t be(?= (?:here|around|alive|in |(?:a|any\w*'?s?) (?:problem|burden))|$|[.,])|switch me off|so easy to (?:just )?let go|it would be so easy$|kill me,? please|tonight'?s the night i leave|(?:ask|pray|hope|beg)\w* not to (?:see the morning|wake)|none of (?:this|it) is your fault|(?:imagin|googl|pictur)\w* (?:the|how)\b[^.]{0,30}\b(?:train|bridge|building|roof|height|fall)|close everything after|(?:different|another|better) (?:mother|mum|mom|dad|father|wife|husband) would|(?:been planning how|too scared|stuff i need|need the courage|i'?m going|made up my mind) to do it$|(?:picture|head) (?:in my head )?of how i'?d do it|want it all to end|life i mean|want to fade away|existing hurts|living hurts too|want to be gone$|i have to end$|skin off and die|so i'?ll die|be a person any more|can'?t hold on any longer|(?:how much longer i can|can'?t) hold on$|doesn'?t need me breathing|keep myself alive|where i'?m going$|after i die$|live without (?:her|him),? i won'?t|kms,? and i'?m not joking|is drowning painful|(?:swallow|take|drink) everything in the`,
  ),
];

/** What people say who mean it, and others too. */
const DANGER: RegExp[] = [
  // Tablets and other things taken, or kept for it.
  rule(
    String.raw`(?:took|taken|swallowed|necked|downed|popped|had) (?:about |like |over |nearly )?(?:(?:a few )?(?:too|so) many (?:${METHOD}|of them|tonight|on purpose|$|[.,!])|(?:[2-9]\d|1\d\d|twenty|thirty|forty|fifty|sixty|a hundred|a handful|a fistful|a load|loads|most|half)(?: of)?(?: them| my| the| his| her| these| those)?(?: \w+(?:'s)?)? ?(?:${METHOD}|of them)\b)|(?:took|taken|swallowed|finished|necked|downed) (?:them all|all of them|the lot|the whole (?:lot|box|packet|strip|bottle|pack))(?! (?:to|out|home|for|with|on|back|off|in|of)\b)|(?:too much|too many),? everything is (?:going|getting)|mix(?:ed|ing) (?:the |my )?(?:${METHOD}) with (?:gin|vodka|wine|whisk\w+|rum|alcohol|drink)|(?:drank|swallowed|drink|drinking|drunk) (?:some |the )?(?:bleach|antifreeze|weed ?killer|drain cleaner|poison)|take the (?:${METHOD}) away from me|how many (?:\w+ ){0,3}(?:is|are|would be) too many\b(?=.*(?:${METHOD}))|(?:${METHOD})\b[^.]{0,20}how many is too many|(?:stopped taking|skipping|not taking) my insulin|(?:shouldn'?t|can'?t) be mixed\b[^a-z]+don'?t ask`,
  ),
  // A wish to be dead that is not called so.
  rule(
    String.raw`(?:hop(?:e|ing)|wish\w*|pray\w*|ask\w*|beg\w*)\b[^.]{0,24}\b(?:(?:don'?t|never|not|won'?t|didn'?t) (?:to )?be woken|(?:my )?heart (?:just )?(?:stops|quits|gives (?:up|out))|(?:virus|cancer|cold|flu|it) (?:just )?(?:takes|kills|finishes) me|the plane (?:goes down|crashes)|the lump is cancer|i have cancer)|not waking up (?:would|sounds)|sick of waking up(?:$|[.,!])|sleep\b[^.]{0,20}\b(?:not|never) (?:open (?:my|the) eyes|get up)(?! (?:until|till|before))|lie down\b[^.]{0,30}\bnever get (?:back )?up|(?:sleep|rest|quiet|peace|nap)[^a-z]{1,3}(?:the |a )?(?:permanent|eternal)|permanent (?:sleep|rest|nap)|rest that doesn'?t end|quiet for ?ever\b|(?:about|of|is) not being (?:here|around|alive)(?! (?:for|on|at|in|when|next|this|tomorrow|to))|not wanting to (?:exist|live|be (?:here|alive|around))(?:$|[.,!]| any)|(?:stop|quit|done with|tired of) (?:existing|breathing|being awake|being alive|being me)\b|point (?:of|in) (?:breathing|existing|carrying on)(?! with)|reason (?:to )?(?:continue|keep|go on) (?:breathing|living)|want to be (?:nothing|a memory|erased)(?:$|[.,!?]| already)|want to be buried (?:with|beside|next to)|(?:envy|jealous of) (?:the dead|dead people|people in the cemetery)|should(?:'ve| have) been (?:me (?:who|that) died|the one who died)|shouldn'?t have survived|sorry it didn'?t work\b(?=.*attempt)|attempt\b[^.]{0,25}sorry it didn'?t work|wish(?:ed)? (?:i'?d|i had|i was|i were) never (?:been )?born(?! (?:into|in|with))|going to (?:him|her) soon|(?:dying|death) is the only|don'?t (?:see|picture|imagine) myself at (?:all|thirty|forty|graduation)`,
  ),
  // The last of everything, and what is to be found.
  rule(
    String.raw`last (?:day|night|hours?|sunrise|sunset) (?:on|of) (?:this )?(?:earth|my life|being alive)|last song i(?:'ll)? (?:ever )?hear(?! before)|by the time (?:you|they|anyone|this)\b[^.]{0,25}\bi'?(?:ll| will) (?:be (?:gone|dead)|have (?:been gone|stopped|done it))|(?:won'?t|shan'?t|shall not|not (?:going to|gonna)|don'?t (?:think|expect)(?: i'?ll| to)?|not sure (?:i'?ll|if i'?ll)) (?:live to )?see (?:out )?(?:the )?(?:morning|tomorrow|winter|spring|new year|sunrise|next (?:week|year|month))|(?:make it|get) through (?:the night|tonight)(?! shift)(?=$|[.,!?]| alive| i'?ll)|bye for ?ever(?: (?:guys|everyone|all|x))?(?:$|[.,!])|good ?night,? (?:cruel )?world|(?:wrote|written|writing|finished) (?:my|the) (?:own )?(?:obituary|suicide \w+|goodbye (?:note|letter|text)s?|farewell \w+|last letter)|(?:note|goodbye) (?:is )?saved in (?:my )?drafts|don'?t (?:try to |try and |try |come )?(?:looking for|look for|find) me(?! a)|who(?:'d| would| will| is going to)(?: be the one to)? finds? me(?:$|[.,!?])|in case (?:she|he|they) finds? me|finds? my body|find me (?:hanging|dead|clean)|(?:a stranger|someone|not my \w+) (?:will|would) find me|don'?t be sad when you hear about me|daddy went to sleep|(?:won'?t|not (?:going to|gonna)) be a (?:burden|problem|bother|nuisance)\b[^.]{0,15}\b(?:much longer|any ?more|after (?:today|tonight)|soon)|(?:nobody|no one|who) (?:would|will|'d)(?: even| really)? (?:miss|notice|clock|care)\b[^.]{0,20}\b(?:i was gone|i'?m gone|i disappeared|i died|i jumped|i stopped)|i'?m (?:just |such )?(?:a waste of (?:space|life)(?! (?:before|until|till|today|on))|an? oxygen thief)|(?:i have|i'?ve got) a plan and a date|set a date to die|safe (?:being|to be) on my own tonight|scared of my own hands|to be dead\b(?! (?:on|tired|right|honest|serious|centre|to))|(?:won'?t|not) have to worry about me\b|(?:nobody|no one)(?: would| will|'d|'ll) (?:even |ever |really )?miss me(?:$|[.,!]| (?:when|if i (?:die|was|were)|anyway))|(?:everyone|they|you|all of you|my (?:family|kids|wife|husband|parents))(?:'ll| will|'d| would) (?:all )?be better off(?:$|[.,!]| once| when i)|(?:scared|afraid|frightened) i'?m (?:going to|gonna) do it|something i can'?t undo`,
  ),
  // Somebody else is the danger, or in it.
  rule(
    String.raw`(?:he|she|they|hes|shes|he's|she's|dad|father|stepdad|stepfather|husband|boyfriend|partner|ex|wife|girlfriend|brother|uncle|coach|carer)\b[^.]{0,30}\b(?:chok(?:e[ds]?|ing)|chokd|strangl\w*|strangeld|beats|beating|hits|hitting|punched|raped?|rapes|molest\w*|touches) me(?! (?:at|in) (?:chess|golf|tennis|fifa|cards|scrabble|the|a|every|mario)| to it| up| that| with (?:a|his|her) (?:smile|question|bill|wisdom|kindness))|hands? (?:round|around) my (?:throat|neck)|gets? into my bed\b(?=.*\b(?:stepfather|stepdad|uncle|he|dad)\b)|held (?:a|the) (?:knife|gun|pillow)\b|(?:texted|sent|messaged|said)\b[^.]{0,30}\b(?:goodbye|sorry)\b[^.]{0,50}\b(?:not (?:answering|picking)|phone is off|won'?t (?:answer|pick))|(?:friend|brother|sister|mate|flatmate|son|daughter|mum|mom|dad|husband|wife|boyfriend|girlfriend)(?:'s| is| has)\b[^.]{0,25}\b(?:on the (?:ledge|bridge) (?:and|right now|now)|locked (?:him|her)self in with|taken (?:an overdose|all (?:his|her)))`,
  ),
  // Dying and killing oneself, in plain words.
  rule(
    String.raw`${WANT} (?:just |really |so badly |to just )?(?:die+|dye|dyi?ng|be dead|be gone for good|unalive|not exist|stop existing|stop breathing|kms|kil+ ?my ?self|commit|not be alive|not live|never wake up|disappear for ?ever|be with (?:him|her|mum|mom|dad) in heaven)\b`,
  ),
  rule(
    String.raw`suicid\w*|su\*cide|s\*icide|sewer ?slide|sewer ?cide|suislide|\bsui thoughts|unalive|\bkms\b|\bkys\b|\bctb\b|catch the bus tonight`,
  ),
  rule(
    String.raw`(?:wish|hope|pray|praying|hoping)(?: that| every night that| not| i| to| it| god)* (?:wouldn'?t|don'?t|didn'?t|won'?t|not|never|could not) (?:to )?(?:wake(?: up)?(?! (?:at|early|before))|see the morning|exist)`,
  ),
  rule(
    String.raw`(?:never|not|didn'?t|don'?t want to|don'?t wanna|without) (?:ever )?(?:wak(?:e|ing) up)(?: again| tomorrow)?(?:$|[.,!?]| and\b)`,
  ),
  rule(
    String.raw`(?:sleep|go to sleep|asleep) (?:and (?:never|not) wake(?! up (?:till|until|before|for)\b)|for ?ever\b)`,
  ),
  rule(
    String.raw`(?:tired|sick|done|had enough|fed up|weary|hate|over) (?:of |with |w |being )*(?:life|living|being alive|existing|surviving|alive|fighting to stay alive)\b(?! in| with| on| next| out| admin)`,
  ),
  rule(
    String.raw`(?:end|ending|finish|finishing) (?:it all|everything|things)\b|(?:${WANT}|just|i'?ll|or) (?:just )?end(?:ing)? it(?: |$|[.,!?])(?!with)`,
  ),
  rule(
    String.raw`(?:life|living)(?: is| isn'?t|'s| has)? (?:not |no longer )?(?:worth(?: living)?$|worth living(?! in| with)|over for me|nothing for me|no meaning and)`,
  ),
  rule(
    String.raw`(?:no|any|every|a|one|give me (?:a|one)) (?:reason|point|will|desire)(?: left)? (?:to|in|of|for) (?:(?:keep|go(?:ing)?|stay(?:ing)?|be(?:ing)?|carry(?:ing)?) )?(?:liv(?:e|ing)(?! in)|alive|on\b|stay\b|exist)`,
  ),
  rule(String.raw`nothing (?:left )?(?:to|worth) (?:live|living)(?: for)?(?! but)`),
  rule(
    String.raw`(?:can'?t|cannot|cant|can not|couldn'?t) (?:keep )?(?:go on|carry on|keep going|live|survive|do life|stay alive|hold on|take it|do this|keep myself (?:alive|safe))(?: living)?(?: ${NO_MORE})?(?:,| and| -|\.)* (?:i )?(?:want (?:to die|out|to be)|don'?t want|won'?t|end|it'?s over|$)|can'?t go on(?: living| like this)?(?:$|[.,!?])|can'?t (?:live|survive|carry on living|stay alive)(?: ${NO_MORE})?(?:$|[.,!?])|cant (?:live|keep living)\b`,
  ),
  // Others without me.
  rule(
    String.raw`(?:better off|happier|better|easier|relieved|improve\w*|best|kindest|mercy)\b[^.]{0,40}\b(?:without me|if i (?:was|were|am|wasn'?t|weren'?t|had|die|died|disappear\w*)|i'?m gone|i'?m dead|after i'?m gone|be gone|never been born)`,
  ),
  rule(
    String.raw`(?:would|will) anyone (?:even )?(?:care|notice|miss)(?! if i (?:left|wore|skipped|went))|the world won'?t miss me|(?:i'?m|am|just|such) a burden (?:to|on)|waste of (?:oxygen|air)|i (?:don'?t|do not) deserve to (?:live|be here)|deserve to die|shouldn'?t be (?:alive|here)(?:$|[.!?])`,
  ),
  // Goodbyes and putting things in order.
  rule(
    String.raw`(?:i'?ll|i will|will) be (?:gone|dead)\b(?! (?:by|for|fishing|on))|(?:(?:^|i |i'?m |and )(?:just )?(?:won'?t|will not|not going to|don'?t plan on)|can'?t promise (?:that )?i'?ll(?: still)?) (?:be|being) (?:here|around|alive|needing)(?: any ?more| much longer| tomorrow| next| for| on| after| to| in| where|$|[.,!?])`,
  ),
  rule(
    String.raw`(?:wrote|written|writing|left|leave|finished) (?:my|a|the) (?:suicide |goodbye |last )*(?:note|goodbye letters?|farewell note)(?! (?:for|on|about|to my (?:class|students)))|goodbye letters?(?! to my students)|letters to everyone|(?:said|saying) my goodbyes(?! at)|this is (?:goodbye|my last (?:night|post|day))(?! in| at|,| of)|my last post\b|goodbye,? (?:everyone|world|i love you|i'?m sorry|cruel)|goodbye everyone`,
  ),
  rule(
    String.raw`(?:tell|make sure) (?:my|her|him|them|mum|mom|dad)(?: \w+)? (?:that )?(?:i(?:'m| am)? (?:love|sorry|loved)|know it)|(?:feed|take|look after) (?:my|the) \w+ (?:when|after|once) i'?m (?:gone|dead|not here)|when (?:they|you) find me|they'?ll find me|not your fault|wasn'?t (?:their|your) fault|don'?t blame yoursel|forgive me for what i'?m (?:about|going) to do`,
  ),
  rule(
    String.raw`(?:given|gave|giving) (?:away )?(?:my|all my|everything)[^.]{0,25}(?:won'?t|wont) (?:need|be)`,
  ),
  // Means at hand.
  rule(
    String.raw`(?:took|taken|swallow\w*|taking|take|saving up|saved|count\w*|stash\w*|line\w* up|holding|got|have|bottle of|box of|handful of|all|packet of|pack of)(?: (?:all|every|my|the|a|whole|of|up|whole packet of|everything|those|these|enough|late|wife's|them|so many|too many|in))* (?:${METHOD}|overdose)\b(?! for| to bed| and went| this morning| into| ran)(?=[^.]*(?:tonight|enough|lined|hand|all|whole|count\w*|twice|cupboard|next to me|in my hand|ready|packet|at once|$))(?<!forgot to take my pills)`,
  ),
  rule(
    String.raw`(?:pills|tablets) (?:are )?(?:lined up|next to me|in (?:my|this) (?:hand|box)|ready)|(?:forty|\d\d+|thirty|fifty|hundred) (?:sleeping )?(?:pills|tablets)|(?:take|taken|took) the whole pack|taken something(?! for)|over ?dos(?:e|ing)\b(?! of\b)|\bod tonight|going to od\b`,
  ),
  rule(
    String.raw`(?:i'?ve|i|got|have|bought|tied|tie|with) (?:got |already )?(?:a|the|tied the) (?:rope|noose)\b(?! swing| course| knot for| for (?:the|my|a)\b| ladder| bridge)|\bnoose\b(?! of| knot| scene)|rope is (?:ready|the answer)|hang (?:it )?from the beam|(?:belt)\b[^.]{0,25}\b(?:door|snapped|neck|beam|yesterday but)|the chair is ready|knots are tied`,
  ),
  rule(
    String.raw`(?:jump|jumping|throw(?:ing)? myself|step(?:ping)?|leap|walk(?:ing)?) (?:off|(?<=jump )of|in ?front of|from|into|out of|over)(?: of)? (?:a|the|my|this)? ?(?:bridge|roof|train|building|balcony|window|cliff|traffic|bus|lorry|truck|ledge|edge|car)|(?:standing|stood|sitting|am|i'?m) (?:on|at) the (?:ledge|edge of the (?:cliff|roof|bridge|platform)|platform thinking)|i'?m (?:standing )?on the (?:bridge|ledge)(?! to| watching| of)|like jumping\b|not to jump|voices tell me`,
  ),
  rule(
    String.raw`(?:razor|blade|knife)\b[^.]{0,30}\b(?:hand|arm|wrist|skin|again|out again|bathtub|tonight|phone case|nobody'?s home)|(?:his|the|a) razor\b(?=.*\b(?:bath|sitting|nobody))|sitting (?:with|in the bath with)\b[^.]{0,15}\b(?:razor|knife|blade|pills)|knife (?:against|to|into) my`,
  ),
  // Hurting oneself.
  rule(
    String.raw`self[- ]?(?:harm\w*|injur\w*)|\b(?:relapsed on|to|want to|wanna) sh\b|i(?:'ve)? (?:been |started |have been )?(?:cut|cutting)(?: again| last night| so deep| my (?:arms?|thighs?|legs?|wrists?|skin)|$|[.,!])(?! (?:hair|off))|(?:urge|urges|like|of|by|want|and|started|been) (?:to |of |so badly )?cut(?:ting)?(?: again| so badly| is| tonight|$|[.,])|fresh (?:cuts|scars)|(?:arms?|thighs?|legs?) (?:are )?(?:covered in cuts|till they bleed|until they bleed)|make my ?self bleed|scratch\w* (?:my ?self|my arms?) (?:bloody|till|until)|see blood to|carved words|punish my ?self by|hit my ?self until|burn my ?self with|to feel something$`,
  ),
  // Not said, but meant.
  rule(
    String.raw`(?:no|only one|any|other|a) way out\b(?! of| to)(?=.*(?:me|die|dying|death|$))|only way (?:to stop|out|left)|only (?:option|thing left)(?= |$)(?=.*(?:suicid|do|die))|talk me out of it|reason not to(?! (?:buy|get|order|eat|book|go|quit|text|have))|why i shouldn'?t do it|don'?t save me(?! (?:any|some|the)\b)(?! a seat(?: \w+)?, | a seat im| a slice)|don'?t want (?:anyone|to be) (?:to stop me|saved)`,
  ),
  rule(
    String.raw`(?:not (?:gonna|going to) make it (?:to|through|past)|won'?t make it (?:to|through) (?:the night(?! shift)|18(?! holes)|morning|christmas|tomorrow))|(?:before|by|until) (?:i'?m|my) (?:18|30|death)|(?:see myself|seeing myself) (?:getting older|being alive|after)|not being in it|death would be|(?:dying|death|being dead|coffin) (?:would be|sounds?|is|looks?) (?:easier|nice|peaceful|comfortable|good|a relief|better|the only)|(?:crave|long for|wish for|want|dream of) death|never have existed|please take me|ready to (?:die|go,? i'?ve made)|peace with dying|my (?:own )?funeral|join (?:him|her|them)$|follow (?:him|her|them) (?:into|to the grave)|since (?:she|he) died i want to follow|next time i'?ll do it|wish i hadn'?t survived|survived and i wish|disappointed to be alive|in front of it$|(?:chosen|chose|picked) (?:the day|how and when|a date)(?!.*\b(?:marr|wedding))|not ever$|get it over with|made (?:the|my) decision.*nobody has to|someone (?:please )?kill me|please let me die|god let me die|why can'?t i (?:just )?die|(?:he|she)(?:'ll| will|'s going to) kill me tonight|scared he(?: will|'ll) kill me|disappear for ?ever|vanish (?:for ?ever|and never)|never come ba?c?k(?:,| for good|$)|(?:be|all be|will be) over (?:tonight|soon|for me)\b|just want it to be over|one step and it|let(?:ting)? go tonight|checking out (?:of|for good)|give up,? i don'?t want|remove my ?self from`,
  ),
];

/** Spanish, French, German, Portuguese (accents are gone by now). */
const OTHER_LANGUAGES: RegExp[] = [
  rule(
    String.raw`(?:quiero|quisiera|deseo|ganas de|voy a|prefiero|pensando en|pienso en|me quiero|me voy a) (?:morir(?:me)?|matarme|matar|suicidar(?:me)?|quitarme la vida|desaparecer para siempre|acabar con mi vida|cortarme)|(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo|vivir mas|estar viv[ao]|existir)|suicid(?:arme|io|a)\b|quitarme la vida|(?:estarian|estaran|estaria) mejor sin mi|me (?:corto|hago dano|lastimo)|no vale la pena vivir|sin ganas de vivir|ojala (?:no despertara|estuviera muert[ao]|me muriera)|acabar con todo|no tengo (?:motivos|razones) para vivir`,
  ),
  rule(
    String.raw`abschiedsbrief|(?:stehe|sitze) auf (?:der|dem|den) (?:brucke|dach|gleis\w*)(?! im)|wenn ich (?:weg|tot|nicht mehr da) ware|nicht mehr aufwachen|hoy se acaba|mejor muert[oa]|carta de despedida|lettre d'adieu|veux plus me reveiller|meu ultimo dia(?! de| no| na)|(?:minha|a) falta se eu morresse|prends tout ce qu|todas las pastillas`,
  ),
  rule(
    String.raw`(?:veux|voudrais|envie de|envie d'|vais|prefere|pense a|songe a|j'aimerais)(?: \w+)? ?(?:mourir|me tuer|me suicider|en finir|disparaitre pour toujours|etre mort\w*|crever)|(?:ne )?(?:veux|peux) (?:plus|pas) (?:vivre|continuer a vivre|etre en vie|exister)|(?:mieux|heureux) sans moi|me (?:coupe|fais du mal|mutile|scarifie)|plus envie de vivre|(?:vie )?ne vaut (?:plus|pas) la peine|si je (?:meurs|mourais)|mettre fin a (?:mes jours|ma vie)|finir avec la vie|me foutre en l'air`,
  ),
  rule(
    String.raw`(?:will|mochte|wurde gern|wunschte|wollte)(?: \w+){0,3} (?:sterben|tot sein|nicht mehr leben|nicht mehr da sein|nicht mehr aufwachen|mich umbringen|mich toten|ich ware tot|mein leben beenden|schluss machen mit allem)|(?:bringe|bring) mich um|mich (?:umbringen|umzubringen|toten|aufhangen)|selbstmord|suizid\w*|selbstmordgedanken|das leben (?:zu )?nehmen|keine? (?:lust|kraft|grund|sinn) mehr(?: zu| zum)? leben|(?:besser dran|besser) ohne mich|ohne mich (?:waren|sind|ware|ging|besser)|ritze mich|verletze mich selbst|leben (?:beenden|nicht mehr lebenswert)|nicht mehr leben(?: will| mochte)?$`,
  ),
  rule(
    String.raw`(?:quero|queria|vontade de|vou|prefiro|pensando em|penso em|preferia)(?: \w+){0,3} (?:morrer|me matar|matar-me|suicidar|tirar a (?:minha )?vida|acabar com (?:a minha vida|tudo)|desaparecer para sempre)|nao quero mais (?:viver|existir|estar viv[ao])|suicidio|suicidar|me (?:corto|machuco|mutilo)|(?:melhor|melhores) sem mim|(?:se eu|que eu) morresse|nao vale a pena viver|tirar (?:a )?minha (?:propria )?vida`,
  ),
];
