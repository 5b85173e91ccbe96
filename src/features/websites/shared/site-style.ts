import type { SiteContent } from './site-content.ts'
import { palettes } from './site-palettes.ts'

const faces: Readonly<Record<SiteContent['theme']['font'], readonly [heading: string, body: string]>> = {
  tegas: [
    'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
    'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  ],
  ramah: [
    'ui-rounded,"SF Pro Rounded","Nunito","Varela Round","Trebuchet MS",system-ui,sans-serif',
    'ui-rounded,"SF Pro Rounded","Nunito","Trebuchet MS",system-ui,sans-serif',
  ],
  anggun: [
    '"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif',
    'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  ],
}

const rules = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 var(--body);overflow-wrap:anywhere}
h1,h2,h3{font-family:var(--head);line-height:1.12;margin:0;text-wrap:balance;letter-spacing:-.015em}
h1{font-size:clamp(2.25rem,1.4rem + 3.4vw,3.75rem);font-weight:var(--w)}
h2{font-size:clamp(1.6rem,1.2rem + 1.5vw,2.25rem);font-weight:var(--w)}
h3{font-size:1.125rem;font-weight:700;letter-spacing:0}
p{margin:0}ul,dl,dd{margin:0;padding:0}li{list-style:none}
a{color:inherit}svg{display:block}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:6px}
.wrap{width:min(1120px,100% - 2.5rem);margin-inline:auto}
.skip{position:absolute;left:-999px;top:8px;background:var(--deep);color:var(--on-deep);padding:.75rem 1rem;border-radius:8px;z-index:3}
.skip:focus{left:8px}
.top{background:var(--ground);border-bottom:1px solid var(--line)}
.top .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;min-height:68px;padding-top:.5rem}
.brand{display:flex;align-items:center;gap:.7rem;font:800 1.125rem/1.2 var(--head);text-decoration:none;margin-right:auto;min-height:44px;min-width:0}
.brand svg{width:38px;height:38px;flex:none}
.brand span{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.nav{display:flex;gap:.25rem;order:1;flex:0 0 calc(100% + 2.5rem);overflow-x:auto;scrollbar-width:none;margin-inline:-1.25rem;padding-inline:.5rem}
.nav a{white-space:nowrap;display:flex;align-items:center;min-height:44px;padding:0 .75rem;font-weight:600;text-decoration:none}
.nav a:hover{text-decoration:underline;text-underline-offset:6px}
.key{display:inline-flex;align-items:center;justify-content:center;gap:.6rem;min-height:52px;padding:.7rem 1.5rem;border-radius:99px;background:var(--accent);color:var(--on-accent);font-weight:700;text-decoration:none;line-height:1.2}
.key:hover{box-shadow:0 0 0 3px var(--sun)}
.key svg{width:22px;height:22px;flex:none}
.top .key{flex:none;white-space:nowrap}
.key.small{min-height:44px;padding:.4rem 1.1rem;font-size:.9375rem}
.key.line{background:none;color:var(--ink);box-shadow:inset 0 0 0 2px var(--line)}
.hero{display:grid}
.wide .say{justify-items:center;text-align:center;max-width:60rem;margin-inline:auto}
.wide .keys{justify-content:center}
.wide .art{height:clamp(260px,32vw,420px);min-height:0}
.facts .say{padding-inline:max(1.25rem,calc((100vw - 1120px)/2))}
.facts-card{background:var(--deep);color:var(--on-deep);padding:clamp(1.75rem,4vw,3rem) max(1.25rem,calc((100vw - 1120px)/2));display:grid;gap:1rem;align-content:center}
.facts-card svg{width:130px;height:130px;margin:-26px}
.facts-card .name{font:var(--w) 1.5rem/1.2 var(--head)}
.facts-card dl div{display:grid;grid-template-columns:minmax(6.5rem,.5fr) 1fr;gap:1rem;padding:.7rem 0;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent)}
.facts-card dt{color:var(--on-deep-soft)}.facts-card dd{font-weight:600}
.hero .say{padding:2.5rem 1.25rem;display:grid;gap:1.25rem;align-content:center}
.kicker{font-weight:700;color:var(--accent)}
.lead{font-size:clamp(1.0625rem,1rem + .4vw,1.25rem);color:var(--soft);max-width:36em;white-space:pre-line}
.keys{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.5rem}
.art{width:100%;height:100%;min-height:280px;max-height:74vw;font-family:var(--head)}
.part{padding:clamp(2.75rem,6vw,4.75rem) 0}
.part+.part.plain{border-top:1px solid var(--line)}
.tint{background:var(--surface)}
.head{display:grid;gap:.75rem;margin-bottom:clamp(1.5rem,3vw,2.5rem);max-width:44em}
.head p,.text{color:var(--soft);white-space:pre-line}
.about{display:grid;gap:clamp(1.25rem,4vw,4rem)}
.about .text{font-size:clamp(1.125rem,1rem + .6vw,1.375rem);line-height:1.55;color:var(--ink)}
.points{display:grid;gap:0 2rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.text+.points{margin-top:1.5rem}
.points li{display:grid;grid-template-columns:1.5rem 1fr;gap:.75rem;padding:.8rem 0;border-top:1px solid var(--line)}
.points.few{grid-template-columns:1fr}.points.few li{font-size:clamp(1.125rem,1rem + .6vw,1.375rem);line-height:1.4;padding:.35rem 0;border:0}
.points svg{width:1.5rem;height:1.5rem;color:var(--accent)}
.list{columns:1;column-gap:4rem}
.row{break-inside:avoid;border-bottom:1px solid var(--line)}
li.row>a,li.row>div{display:grid;grid-template-columns:1fr auto;align-items:baseline;column-gap:.75rem;padding:.8rem 0;min-height:52px;text-decoration:none}
.row .name{display:flex;align-items:baseline;gap:.6rem;font-weight:600}
.row .name::after{content:"";flex:1;min-width:1.5rem;border-bottom:2px dotted var(--soft);opacity:.55}
.row.free .name::after{content:none}
.row a:hover .name span{text-decoration:underline;text-underline-offset:4px}
.chips{display:flex;flex-wrap:wrap;gap:.75rem}
.chips a,.chips span{display:flex;align-items:center;min-height:52px;padding:.4rem 1.4rem;border-radius:99px;background:var(--surface);border:1px solid var(--line);font-weight:700;text-decoration:none}
.tint .chips a,.tint .chips span{background:var(--ground)}
.chips a:hover{border-color:var(--accent);color:var(--accent)}
.price{font-weight:700;font-variant-numeric:tabular-nums;text-align:right}
.price small{font-weight:500;color:var(--soft);font-size:.875rem}
.slim{columns:1;column-gap:4rem}
.slim li{break-inside:avoid;display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:space-between;padding:.55rem 0;border-bottom:1px solid var(--line)}
.slim b{font-variant-numeric:tabular-nums}
.slim i{flex-basis:100%;font-style:normal;color:var(--soft);font-size:.9375rem}
.note{grid-column:1/-1;color:var(--soft);font-size:.9375rem}
.pic{display:block;width:100%;height:auto;border-radius:var(--r);object-fit:cover;aspect-ratio:4/3}
.row .pic{width:64px;aspect-ratio:1;flex:none;border-radius:10px;align-self:center}
.hint{margin-top:1.25rem;color:var(--soft)}
.jump{display:flex;flex-wrap:wrap;gap:.5rem;margin-bottom:1.5rem}
.jump a{display:flex;align-items:center;min-height:44px;padding:0 1rem;border:1px solid var(--line);border-radius:99px;text-decoration:none;font-weight:600}
.group{border-top:2px solid var(--ink)}
.group summary,.ask summary{display:flex;align-items:center;gap:.75rem;min-height:56px;cursor:pointer;font:700 1.125rem/1.3 var(--head);list-style:none}
summary::-webkit-details-marker{display:none}
.group summary::after,.ask summary::after{content:"+";margin-left:auto;font-size:1.5rem;font-weight:400}
details[open]>summary::after{content:"–"}
.group summary small{font-weight:500;color:var(--soft)}
.group .list{padding-bottom:2rem}
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr))}
.card{display:flex;flex-direction:column;gap:.5rem;padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:var(--r)}
.tint .card{background:var(--ground)}
.card .price{margin-top:auto;padding-top:.75rem;text-align:left;font-size:1.375rem;font-family:var(--head)}
.card .note{flex:none}
.card .go{display:flex;align-items:center;justify-content:center;min-height:44px;padding:0 1rem;border-radius:99px;box-shadow:inset 0 0 0 2px var(--line);color:var(--accent);font-weight:700;text-decoration:none}
.card .go:hover{background:var(--accent);color:var(--on-accent)}
.days{display:grid;max-width:34rem}
.days div{display:flex;justify-content:space-between;gap:1rem;padding:.85rem 0;border-bottom:1px solid var(--line)}
.days dt{font-weight:600}.days dd{font-variant-numeric:tabular-nums;font-weight:700;white-space:nowrap}
.fact{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;min-height:3.25rem;border-bottom:1px solid var(--line)}
.fact dt{color:var(--soft)}
.fact a{display:inline-flex;align-items:center;min-height:44px;font-weight:700;text-underline-offset:5px}
.place{display:grid;gap:1.25rem;justify-items:start}
address{font-style:normal;font-size:1.25rem;line-height:1.45;font-weight:600;max-width:26em;white-space:pre-line}
.ask{border-bottom:1px solid var(--line)}
.ask p{padding:0 0 1.25rem;color:var(--soft);max-width:44em;white-space:pre-line}
.visit{display:grid;gap:2.5rem 4rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.visit h2{font-size:clamp(1.35rem,1.2rem + .6vw,1.6rem)}
.visit .head{margin-bottom:1rem}
.photos{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.call{background:var(--accent);color:var(--on-accent)}
.call .wrap,.call .wrap>div{display:grid;gap:1.25rem;justify-items:start}
.call .wrap>div{gap:.75rem}
.call .text{color:inherit;font-size:1.125rem;max-width:36em}
.call .key{background:var(--on-accent);color:var(--accent)}
.call :focus-visible{outline-color:var(--on-accent)}
.foot{background:var(--deep);color:var(--on-deep);padding:3rem 0 3.5rem}
.foot :focus-visible{outline-color:var(--on-deep)}
.foot .wrap{display:grid;gap:1.5rem 3rem}
.foot .name{font:var(--w) 1.5rem/1.2 var(--head)}
.foot dl{display:grid;gap:1.25rem 3rem}
.foot dt{color:var(--on-deep-soft);font-size:.9375rem}
.foot dd{font-weight:600;white-space:pre-line}
.foot a{display:inline-flex;align-items:center;min-height:44px;text-underline-offset:5px}
.isi{border:2px dashed currentColor;border-radius:12px;padding:.75rem 1rem;font-size:.9375rem;font-weight:600;opacity:.95}
@keyframes rise{from{transform:translateY(110%)}}
.thumb{display:none}
@media (max-width:679px){
.top .key{display:none}
.thumb{display:block;position:sticky;bottom:0;z-index:2;padding:.6rem 1.25rem calc(.6rem + env(safe-area-inset-bottom));background:var(--ground);border-top:1px solid var(--line)}
.thumb .key{display:flex;width:100%}
.thumb:focus-within{transform:none}
@supports (animation-timeline:scroll()){.thumb{animation:rise linear both;animation-timeline:scroll();animation-range:240px 420px}}
.card{display:grid;grid-template-columns:1fr auto;align-items:center;gap:.2rem 1rem;padding:1rem 1.1rem}
.card>*{grid-column:1}
.card .pic{grid-column:1/-1}
.card .price{margin:0;padding:0;font-size:1.1875rem}
.card .go{grid-column:2;grid-row:1/span 3}
.cards{gap:.75rem}
}
@media (min-width:680px){.call .wrap{grid-template-columns:1fr auto;align-items:center}.list,.slim{columns:2}.foot dl{grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}}
@media (min-width:880px){html{scroll-padding-top:80px}.top{position:sticky;top:0;z-index:2}.top .wrap{flex-wrap:nowrap;padding-top:0}.nav{order:0;flex:none;margin:0;padding:0}.by2{grid-template-columns:repeat(2,1fr)}.by3{grid-template-columns:repeat(3,1fr)}.by4{grid-template-columns:repeat(4,1fr)}.hero.split,.hero.facts{grid-template-columns:minmax(0,1fr) minmax(0,.92fr);min-height:min(600px,56vw,calc(100vh - 69px))}.hero .say{padding:4rem clamp(2rem,4vw,4rem) 4rem max(1.25rem,calc((100vw - 1120px)/2))}.hero.wide .say{padding:4rem 2rem 3rem}.facts-card{padding-left:clamp(2rem,4vw,4rem)}.split .art{max-height:none;min-height:100%}.about{grid-template-columns:minmax(0,.8fr) minmax(0,1.2fr)}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}.thumb{animation:none}}
@media print{.top,.call,.art,.thumb{display:none}details>*{display:block}}
`

/** How heavy headings are and how round corners are goes with the face. */
const manners: Readonly<Record<SiteContent['theme']['font'], readonly [weight: number, radius: string]>> = {
  tegas: [800, '10px'],
  ramah: [700, '24px'],
  anggun: [600, '2px'],
}

const packed = rules.trim().replaceAll(/\n/g, '')

/** The style sheet of a page: the colours and faces of its theme, then the rules that all pages share. */
export const styleOf = ({ palette, font }: SiteContent['theme']): string => {
  const p = palettes[palette]
  const [head, body] = faces[font]
  const [weight, radius] = manners[font]
  const scheme = palette === 'arang' ? 'dark' : 'light'
  return `:root{color-scheme:${scheme};--ground:${p.ground};--surface:${p.surface};--ink:${p.ink};--soft:${p.soft};--line:${p.line};--accent:${p.accent};--on-accent:${p.onAccent};--deep:${p.deep};--on-deep:${p.onDeep};--on-deep-soft:${p.onDeepSoft};--sun:${p.sun};--head:${head};--body:${body};--w:${weight};--r:${radius}}${packed}`
}
