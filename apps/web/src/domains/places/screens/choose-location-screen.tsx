import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
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
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { choosePlace } from '../choose-place.ts'
import { MapChoice } from '../components/map-choice.tsx'
import { findPosition } from '../find-position.ts'
import type { Point } from '../map-canvas.ts'
import { coordinatesOf, coordinatesText, recentPlaces } from '../place.ts'
import styles from './choose-location-screen.module.css'

/** Chooses a place: where the device is, one chosen before, or in the end one that is typed. */
export const ChooseLocationScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const [word, setWord] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const [found, setFound] = useState<Point>()
  const map = usePlatform()?.map
  const handleFound = (position: Point): void => {
    if (map) setFound(position)
    else choosePlace({ ...position, name: t('places.here'), address: '' })
  }
  const [places] = useState(recentPlaces)
  const shown = places.filter(({ name, address }) => isMeant({ name, words: address }, word))
  return (
    <Screen
      top={
        <>
          <NavBar
            title={t('places.choose')}
            onBack={goBack}
            right={
              <Button kind="text" size="small" onClick={goBack}>
                {t('shell.cancel')}
              </Button>
            }
          />
          <SearchField label={t('places.search')} value={word} onChange={setWord} />
        </>
      }
    >
      {word === '' && map && (
        <MapChoice key={`${found?.latitude} ${found?.longitude}`} map={map} start={found ?? places[0]} />
      )}
      {word === '' && <Here onFound={handleFound} onRefused={() => setIsTyping(true)} />}
      {shown.length > 0 && (
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
      )}
      {shown.length === 0 && !(map && word === '') && (
        <EmptyState icon={MapPin} title={t('places.noPlaces')} hint={t('places.noPlacesHint')} />
      )}
      {isTyping ? (
        <TypedPlace />
      ) : (
        <p className={styles.last}>
          <Button kind="text" onClick={() => setIsTyping(true)}>
            {t('places.enterCoordinates')}
          </Button>
        </p>
      )}
    </Screen>
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
