import './page.css'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { type SyntheticEvent, useSyncExternalStore } from 'react'
import type { KitComponent } from './component.ts'
import { components } from './components.ts'
import { type Look, looks } from './stage.tsx'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** Every component; of the chosen one every state, each in every language and look side by side. */
export const KitPage = () => {
  const wanted = useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)))
  const shown = components.find(({ name }) => name === wanted) ?? components[0]
  if (!shown) return null
  return (
    <div className="kit">
      <nav className="kit-list" aria-label="Components">
        {components.map(({ name }) => (
          <a key={name} href={`#${encodeURIComponent(name)}`} aria-current={name === shown.name ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <main className="kit-states">
        <h1>{shown.name}</h1>
        {rowsOf(shown).map((states) => (
          <FrameRow key={`${shown.name} ${states[0]}`} component={shown} states={states} />
        ))}
      </main>
    </div>
  )
}

/** The states that share a document: what lies over the page needs one of its own. */
const rowsOf = ({ states, isOverlay = false }: KitComponent): readonly (readonly string[])[] =>
  isOverlay ? Object.keys(states).map((state) => [state]) : [Object.keys(states)]

interface FrameRowProps {
  readonly component: KitComponent
  readonly states: readonly string[]
}

const FrameRow = ({ component, states }: FrameRowProps) => (
  <div className="kit-row">
    {clientLanguages.flatMap((language) =>
      looks.map((look) => (
        <Frame key={`${language} ${look.name}`} component={component} states={states} language={language} look={look} />
      )),
    )}
  </div>
)

interface FrameProps extends FrameRowProps {
  readonly language: ClientLanguage
  readonly look: Look
}

/** A document of its own: language and look are the document's. */
const Frame = ({ component, states, language, look }: FrameProps) => {
  const title = `${languageNames[language]}, ${look.name}`
  const query = new URLSearchParams({ component: component.name, language, look: look.name })
  for (const state of states) query.append('state', state)
  return (
    <figure className="kit-frame">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very server, which measures it */}
      <iframe
        title={title}
        src={`?${query}`}
        loading="lazy"
        style={component.isOverlay === true ? { height: 560 } : undefined}
        onLoad={component.isOverlay === true ? undefined : fitHeight}
      />
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/** Makes a frame as high as what stands in it. */
const fitHeight = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
  const body = frame.contentDocument?.body
  if (!body) return
  new ResizeObserver(() => {
    frame.style.height = `${body.scrollHeight + 2}px`
  }).observe(body)
}
