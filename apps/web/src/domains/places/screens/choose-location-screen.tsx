import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useTexts } from '../../../platform/texts.ts'
import { isMeant } from '../../../shared/people/people.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Columns, Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { choosePlace } from '../choose-place.ts'
import { MapChoice } from '../components/map-choice.tsx'
import { findPosition } from '../find-position.ts'
import type { Point } from '../map-canvas.ts'
import { coordinatesOf, coordinatesText, type Place, recentPlaces } from '../place.ts'
import styles from './choose-location-screen.module.css'

/** Chooses a place: where the device is, one chosen before, or in the end one that is typed. */
export const ChooseLocationScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const [word, setWord] = useState('')
  const isDesktop = useIsDesktop()
  const map = usePlatform()?.map
  // In the half that would else be empty it can stand from the beginning.
  const [isTyping, setIsTyping] = useState(isDesktop && !map)
  const [found, setFound] = useState<Point>()
  const handleFound = (position: Point): void => {
    if (map) setFound(position)
    else choosePlace({ ...position, name: t('places.here'), address: '' })
  }
  const [places] = useState(recentPlaces)
  const search = <SearchField label={t('places.search')} value={word} onChange={setWord} />
  const choice = map && (
    <MapChoice key={`${found?.latitude} ${found?.longitude}`} map={map} start={found ?? places[0]} />
  )
  const here = <Here onFound={handleFound} onRefused={() => setIsTyping(true)} />
  const recent = <RecentPlaces places={places} word={word} isOptional={map !== undefined && word === ''} />
  const typed = isTyping ? (
    <TypedPlace />
  ) : (
    <p className={styles.last}>
      <Button kind="text" onClick={() => setIsTyping(true)}>
        {t('places.enterCoordinates')}
      </Button>
    </p>
  )
  const bar = (
    <NavBar
      title={t('places.choose')}
      onBack={goBack}
      right={
        <Button kind="text" size="small" onClick={goBack}>
          {t('shell.cancel')}
        </Button>
      }
    />
  )
  if (isDesktop) {
    return (
      <Screen width="wide" top={bar}>
        <Beside choice={choice} here={here} typed={typed}>
          {search}
          {recent}
        </Beside>
      </Screen>
    )
  }
  return (
    <Screen
      top={
        <>
          {bar}
          {search}
        </>
      }
    >
      {word === '' && choice}
      {word === '' && here}
      {recent}
      {typed}
    </Screen>
  )
}

interface BesideProps {
  /** The map, where the platform has one. */
  readonly choice: ReactNode
  readonly here: ReactNode
  readonly typed: ReactNode
  /** Places chosen before. */
  readonly children: ReactNode
}

/** The ways to a place on a desktop: the map beside all others, or those that need no list beside the list. */
const Beside = ({ choice, here, typed, children }: BesideProps) =>
  choice === undefined ? (
    <Halves
      first={
        <>
          {here}
          {typed}
        </>
      }
      second={children}
    />
  ) : (
    <Columns
      side={
        <>
          {here}
          {children}
          {typed}
        </>
      }
    >
      {choice}
    </Columns>
  )

interface RecentPlacesProps {
  readonly places: readonly Place[]
  /** Only those it finds. */
  readonly word: string
  /** There is another way to choose one: where there are none, nothing has to be said. */
  readonly isOptional: boolean
}

const RecentPlaces = ({ places, word, isOptional }: RecentPlacesProps) => {
  const t = useTexts()
  const shown = places.filter(({ name, address }) => isMeant({ name, words: address }, word))
  if (shown.length === 0 && isOptional) return null
  if (shown.length === 0) {
    return <EmptyState icon={MapPin} title={t('places.noPlaces')} hint={t('places.noPlacesHint')} />
  }
  return (
    <CellGroup heading={t('places.recent')}>
      {shown.map((place) => (
        <Cell
          key={`${place.name} ${place.address}`}
          icon={MapPin}
          title={place.name}
          description={place.address || coordinatesText(place)}
          onClick={() => choosePlace(place)}
        />
      ))}
    </CellGroup>
  )
}

/** Where the device is, if it may tell. */
interface HereProps {
  readonly onFound: (position: Point) => void
  readonly onRefused: () => void
}

const Here = ({ onFound, onRefused }: HereProps) => {
  const t = useTexts()
  const [isRefused, setIsRefused] = useState(false)
  const locate = useAction(
    async () => {
      setIsRefused(false)
      onFound(await findPosition())
    },
    (error) => {
      recordError(error)
      setIsRefused(true)
      onRefused()
      return true
    },
  )
  return (
    <>
      <CellGroup>
        <Cell
          icon={LocateFixed}
          title={locate.isBusy ? t('places.locating') : t('places.useHere')}
          isDisabled={locate.isBusy}
          onClick={locate.run}
        />
      </CellGroup>
      {isRefused && (
        <p className={page.reason} role="alert">
          {t('places.refused')}
        </p>
      )}
    </>
  )
}

const TypedPlace = () => {
  const t = useTexts()
  const form = useForm({ name: '', address: '', coordinates: '' }, ({ name, coordinates }) => ({
    name: name.trim() === '' ? t('places.nameEmpty') : undefined,
    coordinates: coordinatesOf(coordinates) ? undefined : t('places.coordinatesWrong'),
  }))
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { name, address, coordinates } = form.values
        const found = coordinatesOf(coordinates)
        if (form.check() && found) choosePlace({ ...found, name: name.trim(), address: address.trim() })
      }}
    >
      <h2 className={page.note}>{t('places.typeOne')}</h2>
      <TextField {...form.field('name')} label={t('places.name')} maxLength={60} />
      <TextField {...form.field('address')} label={t('places.address')} maxLength={200} />
      <TextField
        {...form.field('coordinates')}
        label={t('places.coordinates')}
        hint={t('places.coordinatesHint')}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" kind="quiet" block>
        {t('places.useTyped')}
      </Button>
    </form>
  )
}
