import type {Language} from '../../../contract/language.ts';

type Stops = {readonly words: ReadonlySet<string>; readonly pattern: RegExp};

const list = (text: string): Stops => ({words: new Set(text.split(/\s+/u)), pattern: /(?!)/u});

/** Words without a meaning for the search, written without accents. Chinese: characters and particles that split a text. */
export const STOP_WORDS: Readonly<Record<Language, Stops>> = {
  en: list(`a an the and or but if of to in on at by for from with about as is are was were be been am do does did have has had
    i me my we us our you your he she it its they them their this that these those what which who when where how why can could
    will would should may might must shall not no so than then there here just also any some all more most much many very get got
    please tell know want like d ll m re s t ve don doesn im ive let new take next month week year years ago happens happen options option now still really
    im ur u ya n r pls plz cuz bc abt guys hey hi hello thanks thx gonna wanna gotta wat whats yall k ok`),
  es: list(`el la los las un una unos unas y o pero si de del al a en con por para sin sobre como es son era fue ser estar esta estan
    este estos estas ese eso soy yo me mi mis tu su sus nos nosotros usted ustedes le les lo que cual cuales quien cuando donde porque
    puedo puede pueden podria hay tengo tiene tienen haber ha he no ni mas muy ya se te todo todos toda algo quiero quisiera saber
    favor hacer hago cuanto cuanta cuantos pasa dije acabo pa q k hola gracias oye ahora ahorita`),
  fr: list(`le la les un une des et ou mais si de du au aux a en dans avec par pour sans sur comme est sont etait etre suis je j me m
    moi mon ma mes tu ton ta tes il elle nous notre nos vous votre vos ils elles leur ce cet cette ces c qu que qui quoi quel quelle
    quels quelles quand ou comment pourquoi puis peux peut pouvez pourrais y ai as avez avoir ont n ne pas plus tres d l s t se tout
    tous toute faire fais fait veux voudrais savoir svp il faut combien deja passe viens an ans prochain bonjour salut merci ca c quoi est ya`),
  de: list(`der die das den dem des ein eine einen einem einer eines und oder aber wenn von vom zu zum zur in im an am auf bei mit fur
    aus nach uber um als wie ist sind war waren sein bin bist seid ich mich mir mein meine meinen meiner meinem du dein wir uns unser
    unsere ihr ihre ihren sie es er man sich was welche welcher welches wer wann wo warum kann konnen konnte darf muss mussen soll
    sollte will mochte werde wird werden hat habe haben hatte nicht kein keine keinen noch schon auch nur mehr sehr viel bitte da
    dass diese dieser dieses so gibt jetzt passiert gerade geworden bereits ne nen n nix hallo danke mal denn euch bei da man`),
  zh: {
    words: new Set(),
    pattern:
      /的|了|吗|呢|吧|啊|我们|你们|您们|我|你|您|他|她|它|是|在|有没有|有|和|与|或|及|就|都|也|还|很|要|会|能|可以|可|怎么办|怎么样|怎么|什么|哪些|哪个|哪|这|那|刚刚|刚|才|快|一个|多少|时候|个|请问|请|如果|想|让|被|把|对|从|到|为/u,
  },
};
