// Before the first paint: the theme of this browser, so that nothing flashes (the rule stands in core/ui/client/theme.ts).
;(function () {
  var theme
  try {
    theme = localStorage.getItem('theme')
    if (theme !== 'light' && theme !== 'dark' && theme !== 'cheerful')
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  } catch {
    theme = 'light'
  }
  if (theme !== 'light') document.documentElement.classList.add(theme)
})()
