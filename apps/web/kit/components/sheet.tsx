import { Button } from '../../src/ui/actions/button.tsx'
import { TextField } from '../../src/ui/forms/text-field.tsx'
import { Sheet } from '../../src/ui/overlays/sheet.tsx'
import type { KitComponent } from '../component.ts'
import { Held, nothing } from '../held.tsx'

export const kit: KitComponent = {
  name: 'Sheet',
  isOverlay: true,
  states: {
    'at the bottom': (t) => (
      <Held initial={true}>
        {(isOpen, setIsOpen) => (
          <>
            <Button onClick={() => setIsOpen(true)}>{t('shell.more')}</Button>
            <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('wallet.transfer')}>
              <TextField label={t('wallet.remark')} value="" onChange={nothing} hint={t('wallet.remarkHint')} />
              <Button block>{t('wallet.transferNow')}</Button>
            </Sheet>
          </>
        )}
      </Held>
    ),
    'in the middle': (t) => (
      <Sheet isOpen onClose={nothing} title={t('shell.installTitle')} position="center">
        <p>{t('shell.installHint')}</p>
        <Button block>{t('shell.install')}</Button>
      </Sheet>
    ),
    'without a visible title': (t) => (
      <Sheet isOpen onClose={nothing} title={t('shell.more')} showTitle={false}>
        <Button block kind="quiet">
          {t('shell.copy')}
        </Button>
      </Sheet>
    ),
  },
}
