import { describe, expect, test } from 'vitest'

import { cleanPaste, tabbedTable } from './clean-paste.ts'
import { pictureOfData } from './paste-rules.ts'

const clean = (html: string, take: (data: string) => string | null = () => null) =>
  cleanPaste(html, take).html.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').replaceAll('<span></span>', '').trim()

const wordItem = (level: number, mark: string, words: string): string =>
  `<p class="MsoListParagraph" style="margin-left:36pt;text-indent:-18pt;mso-list:l0 level${level} lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7pt 'Times New Roman'">&nbsp;&nbsp; </span></span></span>${words}</p>`

describe('clippings', () => {
  test('DOC-12 lists of Word become lists, nested as deep as they are', () => {
    const html = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->${wordItem(1, '1.', 'satu')}${wordItem(2, 'o', 'anak')}${wordItem(2, 'o', 'anak dua')}${wordItem(1, '2.', 'dua')}<p class=MsoNormal>biasa</p>${wordItem(1, '·', 'titik')}</body></html>`
    expect(clean(html)).toBe(
      '<ol><li><p>satu</p><ul><li><p>anak</p></li><li><p>anak dua</p></li></ul></li><li><p>dua</p></li></ol><p>biasa</p><ul><li><p>titik</p></li></ul>',
    )
  })

  test('DOC-12 bold, italic and underlined by style stay; what only claims to be bold does not', () => {
    expect(
      clean(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-weight:700;color:red">a</span><span style="font-style:italic;text-decoration:underline">b</span></b>',
      ),
    ).toBe(
      '<span><span><strong>a</strong></span><span><em><u>b</u></em></span></span>'.replace(
        '<em><u>b</u></em>',
        '<u><em>b</em></u>',
      ),
    )
  })

  test('DOC-12 a table of Excel keeps its columns, its merged cells and how they stand', () => {
    const html =
      '<table><colgroup><col width=100><col width=300></colgroup><tr><td colspan=2 style="text-align:center;font-weight:700">Harga</td></tr><tr><td class=xl65>Kopi</td><td align=right onclick="alert(1)">18.000</td></tr></table>'
    expect(clean(html)).toBe(
      '<table><colgroup><col><col></colgroup><tbody><tr><td colspan="2" data-colwidth="151,452"><p data-align="center"><strong>Harga</strong></p></td></tr><tr><td data-colwidth="151">Kopi</td><td data-colwidth="452"><p data-align="right">18.000</p></td></tr></tbody></table>',
    )
  })

  test('DOC-12 cells under one that reaches down keep the widths of their own columns', () => {
    const html =
      '<table><colgroup><col width=100><col width=200></colgroup><tr><td rowspan=2>A</td><td>B</td></tr><tr><td>C</td></tr><tr><td>D</td><td>E</td></tr></table>'
    expect(
      [...clean(html).matchAll(/data-colwidth="(\d+)">(\w)/g)].map(([, width, words]) => `${words}${width}`),
    ).toEqual(['A201', 'B401', 'C401', 'D201', 'E401'])
  })

  test('DOC-12 nothing of a page runs, is fetched or asked for', () => {
    const html =
      '<div onload="x()"><p style="background:url(https://jahat.id)" class="x">kata</p><img src="https://jahat.id/p.png" width="300"><script>alert(1)</script><button>x</button><svg><script>1</script></svg><style>*{}</style></div>'
    const found = cleanPaste(html, () => null)
    expect(found.html.replaceAll(/\s/g, '')).toBe('<div><p>kata</p></div>')
    expect(found.missing).toBe(1)
  })

  test('DOC-12 pictures that a clipping holds are taken over with their words', () => {
    const taken: string[] = []
    const html = clean('<p>a<img alt="Toko" src="data:image/png;base64,AAAA"></p>', (data) => {
      taken.push(data)
      return 'req_1'
    })
    expect(html).toContain('<figure data-asset="req_1" data-alt="Toko" data-width="100">')
    expect(taken).toEqual(['data:image/png;base64,AAAA'])
    expect(pictureOfData('data:image/png;base64,AAAA')?.size).toBe(3)
    expect(pictureOfData('data:text/html;base64,AAAA')).toBeNull()
  })

  test('DOC-12 titles, deep headings and page breaks of Word', () => {
    expect(
      clean(
        '<p class="MsoTitle">Judul</p><h5 align="center">Kecil</h5><p><span><br clear=all style="page-break-before:always"></span></p><hr><p>x</p>',
      ),
    ).toBe('<h1>Judul</h1><h3 data-align="center">Kecil</h3><div data-page-break=""></div><p>x</p>')
  })

  test('DOC-12 a table in a table becomes lines of its cell', () => {
    expect(clean('<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>')).toBe(
      '<table><tbody><tr><td><p>a b</p></td></tr></tbody></table>',
    )
  })
})

test('DOC-12 rows of words between tabs are a table; other text is not', () => {
  expect(tabbedTable('Kopi\t18.000\r\nTeh\t<b>\r\n')).toBe(
    '<table><tbody><tr><td>Kopi</td><td>18.000</td></tr><tr><td>Teh</td><td>&lt;b&gt;</td></tr></tbody></table>',
  )
  expect(tabbedTable('satu\tbaris')).toBeNull()
  expect(tabbedTable('a\tb\nc')).toBeNull()
})
