import type {ChangeWords} from './change-words.ts';

/** Spanish. */
export const spanish: ChangeWords = {
  rewrites: [
    [
      /\bya no (tengo|tenemos|cuento con|estoy) (mi |el |la |un |ningún )?(seguro|cobertura|aseguranza|asegurad[oa])/g,
      'perdí mi seguro',
    ],
    [/\b(dej[eé] de pagar|no (pagué|pague|pagamos|pude pagar)|falta de pago)/g, 'cancelé mi seguro'],
  ],
  doubt:
    /[?¿]|\b(no|nunca|jamas|si|quizas?|tal vez|quiero|queremos|pienso|pensamos|podria|ojala|casi|busco|vecin[oa]|amig[oa]s?|prim[oa]|herman[oa]|sobrin[oa]|niet[oa]|jef[ea]|cunad[oa]|perr[oa]|gat[oa]|mascota|aniversario|(conserv[eo]|mantengo|sigo con) (\w+ )?(seguro|cobertura|plan)|gimnasio|suscripcion)\b|seguro (de |del )(la |mi )?(coche|carro|auto|viaje|casa|vuelo|hogar|celular|vida|moto)/,
  kinds: {
    'not-a-trigger':
      /\b(cancele|cancelamos|deje|dejamos|di de baja|quite|abandone) ((mi|el|la|nuestro|nuestra) ){0,2}(seguro|plan|cobertura|aseguranza|poliza|cobra|medicaid)\b|\bvoluntari/,
    'medicaid-loss':
      /\b(perdi|perdimos|perdio|perdieron|perdida de|quitaron|cancelaron|cortaron|se (me |nos |le )?(acabo|termino|vencio)) ((el|mi|a|de|su|mis|hijos|los|ninos) ){0,4}(medicaid|c-h-i-p)\b|\bmedicaid ((se|me|nos|ya|fue) ){0,2}(termino|termina|acabo|vencio|vence|cancelado|hasta)/,
    'turning-26': /\bcumpl(i|io|e|en|ieron|ira) (los )?26\b/,
    'turning-65': /\bcumpl(i|io|e|en|ieron|ire) (los )?65\b/,
    birth:
      /(?<!(fecha|certificado|acta|lugar|partida) de )\bnacimiento\b|\b(nacio|nacieron|tuv(e|imos) (un |una |a (mi|nuestr[oa]) )?(bebe|hij[oa]|gemelos|nin[oa])|di a luz|adopt(e|amos) (a )?(un |una )?(bebe|hij[oa]|nin[oa])|bebe nuevo|nuevo bebe)\b|^(una )?adopcion$|\brecien nacid|^(un )?bebe$/,
    abuse: /\b(deje|hui|sali|fui) .{0,20}(abusiv|violencia domestica)/,
    'new-status': /\b(me hice ciudadan|(recibi|obtuve) (mi|la) (green card|ciudadania|residencia))/,
    divorce: /\b(divorci(o|e|amos|ad[oa])|nos separamos|me separe|separacion (legal|matrimonial))\b/,
    marriage:
      /\b(me case|nos (casamos|vamos a casar)|me voy a casar|boda|matrimonio|casamiento)\b|\brecien casad/,
    death:
      /\b((espos[oa]|marido|mujer|madre|padre|mama|papa|pareja|hij[oa]).{0,24} (murio|fallecio|muerto|fallecido)|(murio|fallecio|muerte de|fallecimiento de) (mi|nuestr[oa]) (espos[oa]|marido|mujer|madre|padre|mama|papa|pareja|hij[oa])|enviude|(quede|soy) viud[oa])\b|^(una )?muerte$/,
    'coverage-loss':
      /\b(perd(i|imos|io|ieron|ida de|ida del) ((mi|el|la|nuestro|nuestra|su|de|trabajo|empleo|y|los) ){0,6}(seguro|cobertura|aseguranza|beneficios|tricare)|se (me |nos )?(acabo|termino|vencio) (mi |el |la )?cobra)\b|\b(cobra ((se|me|ya) ){0,2}(termin|acab|venc|hasta)|(plan|seguro|poliza) ((fue|sera|esta) )?d[ei]scontinu)/,
    release: /\b(sali|salio|salimos|liberad[oa]) de (la )?(carcel|prision)\b/,
    'job-loss':
      /\b(perd(i|imos|io|ida de|ida del) ((mi|el|su) ){0,2}(trabajo|empleo|puesto|chamba)|(me|nos|lo|la) (despidieron|corrieron|van a (despedir|correr))|despido|(me )?(quede|estoy) (sin (empleo|trabajo)|desemplead[oa])|renuncie (al|a mi) (trabajo|empleo)|deje (mi|el) (trabajo|empleo))\b/,
    'coverage-end':
      /\b(vence|acaba|termina|expira|vencio|acabo|termino|expiro) ((mi|la|el|nuestra|nuestro) )?(seguro|cobertura|poliza|plan|aseguranza)\b|\b(seguro|cobertura|poliza|aseguranza|mi plan) ((medic[oa]|de salud|se|me|ya|del mercado) ){0,3}(vence|termina|acaba|expira|vencio|termino|acabo|expiro|fue cancelad)/,
    move: /\b(mudanza|(me|nos) mud(e|o|are|a(re)?mos)|(voy|vamos) a mudar(me|nos)?|me cambie de casa|cambio de (domicilio|direccion)|nueva direccion)\b/,
    retirement:
      /\b(me|nos|(espos[oa]|marido|mujer|pareja) se|^se) ((voy|va|vamos) a )?jubil|\b(voy|vamos|(espos[oa]|marido|mujer|pareja) va) a jubilar|\bestoy jubilad|(?<!\b(de|para) (la |mi )?)\bjubilacion\b|\bme retir(e|o|are)\b(?! de (l[ao]s?|una?)\b)/,
    income:
      /\b(sueldo|ingresos?|salario) ((ha|han|me|se|ahora|es) ){0,2}(sub|baj|aument|cambi|reduj|menor|mayor)|\b(subieron|bajaron|aumentaron|aumento de|cambio de|cambio en|menos|mas|reduccion de) ((el|mi|los|mis) )?(sueldo|ingresos?|salario)\b/,
    'new-job':
      /\b(nuev[oa] (empleo|trabajo|puesto)|(empleo|trabajo|puesto) nuevo|empe(ce|zamos) a trabajar|me contrataron|cambi[eo] de (trabajo|empleo)|consegui (un )?(trabajo|empleo))\b/,
    renewal:
      /\b(plan|seguro|poliza|ambetter|oscar|molina|mercado|marketplace|cobertura)( de \w{3,20})? ((se|me) ){0,2}(renuev|renov)/,
  },
};
