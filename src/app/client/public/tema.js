// Before the first paint: the theme of this browser, so that nothing flashes (the rule stands in core/ui/client/theme.ts).
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    theme = null
  }
  if (theme !== 'light' && theme !== 'dark' && theme !== 'cheerful')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (theme !== 'light') document.documentElement.classList.add(theme)
})()
