/** The look of a page of an export: it stands in the page, which is opened from a folder, without the client. No sign in it means anything to HTML. */
export const pageStyle = `
:root { color-scheme: light dark; --back: #f3f3f6; --text: #17171c; --quiet: #6a6a75; --other: #ffffff; --mine: #ffe1e8; --line: #d9d9e0; --accent: #c2264f; }
@media (prefers-color-scheme: dark) { :root { --back: #101014; --text: #f2f2f5; --quiet: #a0a0ad; --other: #1e1e25; --mine: #4a1c2b; --line: #33333d; --accent: #ff7b9b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 720px; background: var(--back); color: var(--text); font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 24px; }
h2 { margin: 32px 0 12px; color: var(--quiet); font-size: 14px; font-weight: 600; text-align: center; }
a { color: var(--accent); }
header p, nav { color: var(--quiet); }
article { margin: 8px auto 8px 0; padding: 8px 12px; width: fit-content; max-width: 85%; border-radius: 14px; background: var(--other); }
article.mine { margin: 8px 0 8px auto; background: var(--mine); }
article.notice { margin: 8px auto; background: none; color: var(--quiet); font-size: 14px; text-align: center; }
article:target { outline: 2px solid var(--accent); }
article p, article ul { margin: 4px 0; white-space: pre-wrap; }
.who { display: flex; gap: 12px; justify-content: space-between; align-items: baseline; font-size: 14px; font-weight: 600; }
.who time, .small { color: var(--quiet); font-size: 13px; font-weight: 400; }
.quote { display: block; margin: 4px 0; padding-left: 8px; border-left: 3px solid var(--accent); color: var(--quiet); font-size: 14px; text-decoration: none; }
img, video { display: block; margin: 4px 0; max-width: 100%; max-height: 480px; border-radius: 10px; }
audio { display: block; margin: 4px 0; width: 280px; max-width: 100%; }
nav { display: flex; gap: 24px; justify-content: space-between; margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); }
`
