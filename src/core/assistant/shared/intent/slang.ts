/** Short and regional writings of everyday words, each to the form that the rules know. Canonical form first. */
const variants: readonly string[] = [
  'tidak ga gak gk nggak ngga enggak engga ndak nda tdk tak kagak kaga ora mboten moal teu indak ndk g kgk ngak',
  'jangan jgn jngn jangn ojo ulah jan',
  'bukan bkn dudu sanes',
  'sudah udah udh sdh sudh dah uda wis wes sampun parantos geus alah',
  'belum blm belom blom durung dereng encan',
  'bisa bs bsa biso iso saged tiasa isa can could',
  'bagaimana gimana gmn gmana gimna bgmn bgimana piye pripun kumaha bagaimanakah gmnaa',
  'berapa brp brapa brapaan berapaan piro pira pinten sabaraha berapakah',
  'apa ap apo opo naon apaan menapa',
  'apakah apkh apakh',
  'kenapa knp napa mengapa ngapa kunaon',
  'siapa sapa siapakah',
  'kalau kalo klo kalu klu yen menawi lamun',
  'ingin pengen pgn kepengen kepingin pengin pingin hoyong kpengen',
  'mau mo mw mawu arep ajeng maunya pengennya pinginnya inginnya',
  'saya sy aq aku gue gua gw ane kulo kula abdi ambo awak aye',
  'kamu you km lu elu lo ente sampeyan panjenengan anjeun',
  'atur ngtur atr',
  'stok stk stock',
  'tentang ttg tntg ttng tentng',
  'tolong tlg tlng tlong tolg tulung tulong toloong plis please pls nyuwun',
  'untuk utk tuk untk kanggo kangge keur pikeun nggo',
  'dengan dgn dg sareng karo',
  'yang yg sing nu ingkang',
  'dan n & serta',
  'saja aja ae wae doang',
  'ya yaa yaaa yah yaah',
  'iya iyaa yes yup yap yoi nggih inggih muhun yo',
  'oke ok okee okey okay oks sip siip',
  'dong donk dongg dung',
  'makasih mksh makasi trims thx thanks tq tengkyu suwun nuhun nuwun trimakasih terimakasih',
  'selamat slamat met',
  'sekarang skrg skrang skarang saiki ayeuna',
  'besok bsk bsok sesuk mbenjang',
  'kemarin kmrn kemaren kmarin wingi kamari',
  'nanti nti ntar entar ntr mengke engke mangke engko mengko kaina',
  'dulu disik dhisik disek heula dlu dl duluan',
  'jadi sido dados jd',
  'surat srt surek layang',
  'boleh blh buliah',
  'juga jg jga',
  'harga hrg hargae hrga',
  'dalam dlm',
  'pakai pake pk nganggo',
  'bagus bgs apik sae',
  'website websait webiste wesbite wbsite websit situs',
  'kuitansi kwitansi kwintansi kuwitansi',
  'invoice invois infois inpois invoce invoise invoic',
  'presentasi prsentasi',
  'poin point points poinnya',
  'orang org',
  'karena krn karna krena soale',
  'gratis free gretong',
  'lagi lg lgi',
  'sedang sdg',
  'mohon mhn',
  'perlu prlu',
  'butuh bth btuh need',
  'habis abis abiss entek seep',
  'sama sm ama',
  'beda bedany bedanya perbedaan perbedaannya bedane bedain membedakan bentenna',
  'cara caranya carane',
  'buat bwt bt buwat',
  'bikin bkin bikn',
  'buatin bwtin bwatin buwatin btin',
  'bikinin bknin bkinin',
  'buatkan bwtkan bwatkan btkan',
]

const canonical: ReadonlyMap<string, string> = new Map(
  variants.flatMap((line) => {
    const [head = '', ...others] = line.split(' ')
    return others.map((other) => [other, head] as const)
  }),
)

/** Every writing of the given words that is listed, so that a misspelt `kwitansi` is found as well. */
export const writingsOf = (words: ReadonlySet<string>): readonly string[] =>
  [...canonical].filter(([variant, known]) => variant.length >= 5 && words.has(known)).map(([variant]) => variant)

/** The known form of a lower-case word: `gmn` as `bagaimana`; unknown words stay as they are. */
export const canonicalWord = (word: string): string => canonical.get(word) ?? word
