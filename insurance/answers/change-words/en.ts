import type {ChangeWords} from './change-words.ts';

/** English. */
export const english: ChangeWords = {
  rewrites: [
    [/\bno longer (?:have |has |eligible for |qualify for |on )?(medicaid|c-h-i-p)\b/g, 'lost $1'],
    [/\b(don't|do not) have (any |my |health )*(insurance|coverage) any ?more\b/g, 'lost coverage'],
    [
      /\bno longer (have |has )?(any |my |our |health |medical )*(covered|insured|insurance|coverage)\b/g,
      'lost coverage',
    ],
    [
      /\b(non-?payment|(did not|didn't|could not|couldn't|stopped?|missed|not) pa(y|yed|id|ying|yments?))\b/g,
      'i dropped my plan',
    ],
  ],
  doubt:
    /\?|\b(if|not|never|might|maybe|perhaps|possibly|probably|almost|nearly|would|could|should|hop(e|ing)|thinking|considering|planning to|want to|wish|looking for|appl(y|ied|ying)|interview|worried|afraid|denied|may (be|get|have|lose|move)|been married|happily married|friends?|neighbou?rs?|coworkers?|boss|cousins?|sister|brother|nephew|niece|uncle|aunt|grand(son|daughter|child|kids?)|dog|cat|pet|anniversary|(kept|keep(ing)?) (\w+ ){0,2}(insurance|coverage|plan)|phone|gym|magazine|membership|subscription|moved in together|parents got divorced|(my ex|roommate)(?!'s))\b|n't\b|\b((son|daughter) (had a|got (married|divorced)|is getting|gets|married|moved|started|got a|retired|bought)|(car|auto|vehicle|flight|travel|trip|home|homeowners?|renters?|dental|vision|motorcycle|boat|life|cancer|disability|accident) (insurance|coverage|policy|plan))/,
  kinds: {
    'not-a-trigger':
      /\bi dropped my plan\b|\b(voluntar|(i|we) (dropped|cancel+ed|ended|terminated|gave up|quit) ((my|our|the|own|health|medical|marketplace|obamacare|ambetter|aetna) ){0,4}(insurance|coverage|plan|policy|cobra|medicaid))|^(dropped|cancel+ed|gave up|quit) ((my|our|the|own|health|medical|marketplace|obamacare|ambetter|aetna) ){0,4}(insurance|coverage|plan|policy|cobra|medicaid)/,
    'medicaid-loss':
      /\b(lost|losing|lose|loss of|kicked off|dropped from|cut off from|taken off) ((my|our|his|her|their|the|of|kids'?|children's) ){0,3}(medicaid|c-h-i-p)\b|\b(medicaid|c-h-i-p) ((coverage|is|was|has|been|got|for|my|our|the|kids|benefits|ins) ){0,4}(end(s|ed|ing)|stopped|stops|lost|terminated|cancel+ed|cut off|ran out|expire[sd]|until)/,
    'turning-26':
      /\b(turn(s|ed|ing)? 26|aged? 26|is now 26)\b|\b(26 years? old|ag(ed|ing|es) (off|out)( of)? (my|our|the|his|her)? ?(mom|dad|mother|father|parents?|family|insurance|plan|coverage))|26th birthday/,
    'turning-65': /\b(turn(s|ed|ing)? 65|is now 65|i am 65)\b|65th birthday/,
    birth:
      /\b(gave birth|new ?born|new baby|baby (was|is here|arrived|came|boy|girl)|adopt(ed|ing|ion of) ((a|an|our|my|another|little|new|baby) ){0,3}(child|children|baby|boy|girl|son|daughter|kid|infant|twins))\b|\b(birth\b(?! (control|certificate|place|mark|mother|rate))|(was|is|were|are|baby|son|daughter|twins) born\b(?! again)|(had|have|got) ((a|an|our|my|another|new|first|second|third|little|baby) ){0,3}(baby|child|twins|triplets|son|daughter|girl|boy)\b(?! shower)|foster (child|kid|son|daughter|placement))|^(a )?baby$|^(an )?adoption$/,
    abuse: /\b(left|leaving|fled) .{0,12}(abusive (?!boss|job)|domestic violence)/,
    'new-status':
      /\b(became an? ((us |american )?citizen|permanent resident)|got (my|a) (green card|citizenship)(?! (re|test|int))|naturalized)\b/,
    divorce: /\b(divorced?|separated from my|we (are |have |got )?separated)\b|\blegal(ly)? separat/,
    marriage:
      /\b(married\b(?! (filing|for|since|\d+ years))|wedding\b(?! (gift|planner|photo|guest|dress|ring)))|\b(marriage|tied the knot|marrying)\b/,
    death:
      /\b((wife|husband|spouse|partner|mother|father|mom|dad|parent|child|son|daughter)(.{0,24} (died|passed away)|('s)? (just |recently )?(passed|death))|widow(ed|er)?|death of (my|our|a))\b|\bdeath in ((the|my|our) )?family|^(a )?death$/,
    'coverage-loss':
      /\b((lost|losing|lose|loss of) ((my|our|his|her|their|the|all|of|va|health|medical|job|and|employer|work|group|marketplace|family|spouse's|husband's|wife's) ){0,6}(insurance|coverage|tricare|(?<=(health|medical|job|work|employer|group|va) )benefits|cobra)(?! (card|letter))|coverage loss|lost (employer|group) plan|cobra ((coverage|is|has|will|just) ){0,3}(ran out|runs out|end(s|ed|ing)?|expire[sd]?|over|up|until))\b|\b((insurer|carrier|insurance company|employer|company) (has |just |is )?(discontinu|dropped|cancel|ended|ending|stopped|pulled out|left)|(plan|policy|coverage|ambetter|oscar|molina|cigna|aetna|blue cross) ((is|was|has|been|being|will|be|got) ){0,3}(discontinu|no longer offered)|kicked off (my|our|the) (parents'?|insurance|plan))/,
    release:
      /\b(released?|freed|discharged|out) (of|from) ((the|(\w+ )?county|state|federal) ){0,2}(prison|jail|incarceration|custody)\b|^release$/,
    'job-loss':
      /\b((lost|losing|lose|loss of) ((my|his|her|our|the|a|full[- ]time|part[- ]time|wife's|husband's|spouse's) ){0,3}(job|employment|position)|(my|his|her|our) job ((is|will|be|just) ){0,2}(ends?|ended|ending)|job loss|la(id|y)[- ]?offs?|(got|was|were|been) (fired|let go|terminated from)|fired from|unemployed|(left|quit|resigned from) (my|the|his|her) (job|position|employer)|hours ((were|got|have|been|was) ){0,2}(cut|reduced))\b|^(fired|unemployment)\b/,
    'coverage-end':
      /\b(coverage|insurance|tricare|(health|medical|insurance) policy|(health|student|my|our|the|parents') plan|ambetter|oscar|molina|aetna|cigna|blue cross|marketplace plan) ((is|was|has|will|been|be|going|to|just|soon|at|with|work|through|my|job|got|plan) ){0,5}(end(s|ed|ing)?|expir(es?|ed|ing)|terminat(es?|ed|ing)|cancel+ed|stops|stopped|runs out|ran out|lapse[sd]?)\b/,
    move: /(?<!\b(my|our|the) (?!family|husband|wife)\w+ )\b(moved?|moving)(?=[ ,.;!:-]{0,3}($|\d|(to (?!(a|an|another|my|our|the|different) (new )?(bank|plan|team|department|account|position|job))|from|in|into|out|on (?!from)|again|here|last|this|next|across|back|away|within|and|because|with|houses?|homes?|apartments?|states?)\b))|\b(relocat(ed|ing|ion)|new address|change of address|changed (my )?address)\b/,
    retirement:
      /(\b(i|we|husband|wife|spouse) ((have|has|just|recently|am|is|are|will|going|to) ){0,3}|^(just )?)retir(e|ed|es|ing|ement)(?=[ ,.;!:-]{0,3}($|\d|(in|on|from|early|last|this|next|at|and|because|soon)\b))|\btook (early )?retirement\b/,
    income:
      /\b(income|salary|wages|earnings) ((has|went|is|was|will|have|be|got) ){0,2}(up|down|chang|rose|fell|dropp?|increas|decreas|cut|more|less|lower|higher)|\b((got|getting|received) (a )?(pay )?raise|pay (cut|raise)|(more|less|lower|higher|change (of|in)|changed|increase in|drop in|loss of) (my |our |household )?(income|salary|pay))\b|^(a )?raise$/,
    'new-job':
      /\b(new (full[- ]time |part[- ]time )?(job|employer|position)|start(ed|ing|s)? ((a|my|the|new|full[- ]time|part[- ]time) ){0,3}(job|work|working|position)|(got|been|was|just|getting) hired|job change|(chang(e|ed|ing|e of)|switched) (jobs?|employers?|my job)|(got|found|took) (a |another )?job)\b|^hired\b|\b(insurance|coverage|benefits) (at|through|from) (my |new ){0,2}(work|job|employer) (start|begin)s?/,
    renewal:
      /\b(plan|policy|coverage|insurance|ambetter|oscar|molina|marketplace|obamacare|cigna|aetna|blue cross) ((will|is|has|was|be|been|being|automatically|auto) ){0,3}(renew|auto-?renew)/,
  },
};
