import { createCluster, type Language } from './language.ts';

/** German, French, Spanish, Russian, Japanese and Chinese. */
export const europeanLanguages: readonly Language[] = [
  {
    cluster: createCluster(
      'german',
      'Kletterrosen, Teerosen, Rosenhecken, Topfrosen',
      'Pflege/pflegen, Düngung/düngen, Pflanzung/pflanzen',
      'Boden Knospe Blüte Garten Frost Kompost Blatt Spaten Schatten Stiel Beet Wurzel Sonne Wasser',
    ),
    keyword: ([t], [, v]) => `${t} ${v}`,
    titles: [
      ([t], [, v]) => `${t} richtig ${v}: der große Ratgeber`,
      ([t], [n]) => `${n} von ${t} – Tipps für Einsteiger`,
      ([t], [, v]) => `So gelingt es: ${t} ${v} ohne Mühe`,
    ],
    mentions: [([t], [, v]) => `${t} ${v}`, ([t], [n]) => `${n} von ${t}`, ([t], [n]) => `${n} der ${t}`],
    frames: {
      mention: [
        'Wer zum ersten Mal über {m} liest, sollte sich Zeit nehmen.',
        'Vieles davon hat mit dem Thema {m} zu tun.',
        'Auch {m} gehört im Frühling dazu.',
      ],
      thing: ['In unserem Hof stehen seit Jahren {t}.', 'Viele Nachbarn haben {t} und sind zufrieden.'],
      plain: [
        '{w} und {v} sind dabei nicht dasselbe.',
        'Ohne {w} wird es schwer, denn {v} kostet Zeit.',
        'Das hat mit {w} wenig zu tun, aber viel mit {v}.',
        'Wir haben {w} in diesem Jahr zweimal geprüft.',
      ],
      aspect: ['Die {a} braucht Geduld.', 'Eine {a} im Jahr ist genug.'],
      heading: 'Noch ein Wort: {m}',
    },
  },
  {
    cluster: createCluster(
      'french',
      'rosiers grimpants, rosiers anciens, haies de thuya, plantes grasses',
      'arrosage/arroser, taille/tailler, plantation/planter',
      'terre bourgeon fleur jardin gel compost feuille bêche ombre tige racine soleil eau saison',
    ),
    keyword: ([t], [, v]) => `${v} des ${t}`,
    titles: [
      ([t], [, v]) => `Comment ${v} les ${t} : le guide complet`,
      ([t], [n]) => `${n} des ${t} : nos conseils`,
      ([t], [n]) => `Tout savoir sur la ${n} des ${t}`,
    ],
    mentions: [
      ([t], [, v]) => `${v} les ${t}`,
      ([t], [n]) => `${n} des ${t}`,
      ([t], [, v]) => `${v} vos ${t}`,
    ],
    frames: {
      mention: [
        'Avant cela, il faut savoir que {m} demande du temps.',
        'On oublie souvent que {m} change tout.',
        'Pour beaucoup, {m} reste difficile.',
      ],
      thing: ['Chez nous, il y a des {t} depuis dix ans.', 'Les voisins ont aussi des {t} dans la cour.'],
      plain: [
        'Le mot {w} ne dit pas tout, et {v} non plus.',
        'Sans {w}, on ne peut pas avoir {v}.',
        'Nous avons noté {w} et {v} dans un cahier.',
        'Il y a plus de {w} que de {v} cette année.',
      ],
      aspect: ['La {a} demande de la patience.', 'Une {a} par an suffit.'],
      heading: 'Un mot : {m}',
    },
  },
  {
    cluster: createCluster(
      'spanish',
      'rosales trepadores, perros pastores, zapatos de cuero, bicicletas plegables',
      'cuidado/cuidar, limpieza/limpiar, compra/comprar',
      'tierra cuero rueda jardín casa tienda collar cepillo agua jabón freno hoja tallo parque',
    ),
    keyword: ([t], [, v]) => `${v} ${t}`,
    titles: [
      ([t], [, v]) => `Cómo ${v} ${t}: guía completa`,
      ([t], [n]) => `${n} de ${t}: consejos para principiantes`,
      ([t], [n]) => `Lo que debes saber sobre la ${n} de ${t}`,
    ],
    mentions: [([t], [, v]) => `${v} ${t}`, ([t], [n]) => `${n} de ${t}`, ([t], [, v]) => `${v} los ${t}`],
    frames: {
      mention: [
        'Antes de seguir, conviene leer sobre {m} con calma.',
        'No todo el mundo sabe que {m} lleva su tiempo.',
        'Para nosotros, {m} fue lo más difícil.',
      ],
      thing: ['En el barrio hay muchos {t} desde hace años.', 'Mi hermana tiene {t} y está contenta.'],
      plain: [
        'El {w} no es lo mismo que el {v}.',
        'Sin {w} no se puede tener {v}.',
        'Hemos visto más {w} que {v} este año.',
        'Hay que mirar {w} por la mañana y {v} por la noche.',
      ],
      aspect: ['La {a} pide paciencia.', 'Una {a} al mes es bastante.'],
      heading: 'Unas palabras: {m}',
    },
  },
  {
    cluster: createCluster(
      'russian',
      'плетистые розы/плетистых роз, чайные розы/чайных роз, живые изгороди/живых изгородей, комнатные фикусы/комнатных фикусов',
      'обрезка/обрезку/обрезки, подкормка/подкормку/подкормки, посадка/посадку/посадки',
      'почва бутон цветок сад мороз компост лист лопата тень стебель клумба корень солнце вода',
    ),
    keyword: ([, g], [n]) => `${n} ${g}`,
    titles: [
      ([, g], [n]) => `${n} ${g}: полное руководство`,
      ([t], [n]) => `${t}: правильная ${n} для начинающих`,
      ([, g], [, a]) => `Как провести ${a} ${g} весной`,
    ],
    mentions: [([, g], [n]) => `${n} ${g}`, ([, g], [, a]) => `${a} ${g}`, ([, g], [, , x]) => `${x} ${g}`],
    frames: {
      mention: [
        'До этого стоит понять, что такое {m}, и не спешить.',
        'Многие думают, что {m} для них не нужна.',
        'Мы уже писали про {m} и не раз.',
      ],
      thing: ['У нас есть {t} уже много лет.', 'На даче растут {t}, и все ими довольны.'],
      plain: [
        'Это не только {w}, но и {v}.',
        'Если есть {w}, то будет и {v}.',
        'Для нас {w} был важнее, чем {v}.',
        'Иногда {w} и {v} совсем не то, что надо.',
      ],
      aspect: ['Вся {a} требует терпения.', 'Одна {a} в год, и этого хватит.'],
      heading: 'Ещё раз: {m}',
    },
  },
  {
    cluster: createCluster(
      'japanese',
      'つるバラ, 観葉植物, 柴犬の子犬, 革靴',
      '手入れ, 選び方, 保管',
      '土 花 庭 霜 葉 日陰 根 水 季節 首輪 散歩 布 棚 湿度',
    ),
    keyword: ([t], [n]) => `${t} ${n}`,
    titles: [
      ([t], [n]) => `${t}の${n}：初心者のための完全ガイド`,
      ([t], [n]) => `${t}の${n}で失敗しないコツ`,
      ([t], [n]) => `${n}がわかる！${t}の入門`,
    ],
    mentions: [([t], [n]) => `${t}の${n}`],
    frames: {
      mention: [
        'その前に、{m}について少し読んでください。',
        '実は{m}はとても大切です。',
        '多くの人が{m}で悩みます。',
      ],
      thing: ['家には{t}があります。', '友人も{t}を持っています。'],
      plain: [
        '{w}と{v}は同じではありません。',
        '{w}がないと{v}は難しいです。',
        '今年は{w}よりも{v}が多いです。',
        '朝に{w}を見て、夜に{v}を見ます。',
      ],
      aspect: ['{a}には時間がかかります。', '年に一度の{a}で十分です。'],
      heading: '{m}について',
    },
  },
  {
    cluster: createCluster(
      'mandarin',
      '藤本月季, 室内绿植, 边境牧羊犬, 山地自行车',
      '养护, 选购, 清洁',
      '土壤 花朵 花园 霜冻 叶子 阴影 根 水 季节 项圈 散步 轮子 刹车 湿度',
    ),
    keyword: ([t], [n]) => `${t}${n}`,
    titles: [
      ([t], [n]) => `${t}${n}完整指南`,
      ([t], [n]) => `如何做好${t}的${n}？新手攻略`,
      ([t], [n]) => `${n}${t}的七个技巧`,
    ],
    mentions: [([t], [n]) => `${t}${n}`, ([t], [n]) => `${t}的${n}`, ([t], [n]) => `${n}${t}`],
    frames: {
      mention: ['在此之前，{m}值得你花一点时间。', '很多人觉得{m}很难。', '我们以前也写过{m}。'],
      thing: ['我们家里有{t}。', '邻居也喜欢{t}，已经很多年了。'],
      plain: ['{w}和{v}不是一回事。', '没有{w}，就没有{v}。', '今年的{w}比{v}多。', '早上看{w}，晚上看{v}。'],
      aspect: ['{a}需要耐心。', '一年一次{a}就够了。'],
      heading: '再说{m}',
    },
  },
];
