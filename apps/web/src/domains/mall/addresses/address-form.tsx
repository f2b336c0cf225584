import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChooserButton } from '../../../ui/forms/chooser-button.tsx'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { CellGroup } from '../../../ui/layout/cell.tsx'
import { AreaPicker } from './area-picker.tsx'
import { useAddressForm } from './use-address-form.ts'

interface AddressFormProps {
  /** The one that is edited; undefined for a new one. */
  readonly address?: Address
  readonly onDone: () => void
}

/** Who gets it, their phone, and where. */
export const AddressForm = ({ address, onDone }: AddressFormProps) => {
  const t = useTexts()
  const { form, missing, region, regionError, chooseRegion, isDefault, setIsDefault, save, remove } = useAddressForm(
    address,
    onDone,
  )
  const [isPicking, setIsPicking] = useState(false)
  return (
    <FormPage
      submitLabel={t('shell.save')}
      isBusy={save.isBusy}
      waitsFor={missing}
      onSubmit={() => save.run()}
      second={
        <>
          <TextArea
            {...form.field('detail')}
            label={t('addresses.detail')}
            placeholder={t('addresses.detailPlaceholder')}
            maxLength={120}
            autoComplete="street-address"
            rows={2}
          />
          <CellGroup label={t('addresses.makeDefault')} flush>
            <SwitchCell
              title={t('addresses.makeDefault')}
              description={t('addresses.makeDefaultHint')}
              isOn={isDefault}
              isDisabled={address?.is_default === 1}
              onChange={async (isOn) => setIsDefault(isOn)}
            />
          </CellGroup>
          {address && (
            <Button kind="danger" busy={remove.isBusy} onClick={() => remove.run()} block>
              {t('addresses.remove')}
            </Button>
          )}
          <AreaPicker
            isOpen={isPicking}
            onClose={() => setIsPicking(false)}
            onChoose={(chosen) => {
              setIsPicking(false)
              chooseRegion(chosen)
            }}
          />
        </>
      }
    >
      <TextField
        {...form.field('consignee')}
        label={t('addresses.consignee')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={30}
      />
      <TextField
        {...form.field('phone')}
        label={t('addresses.phone')}
        placeholder={t('addresses.phonePlaceholder')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <ChooserButton
        label={t('addresses.region')}
        value={region?.names.join(' · ')}
        placeholder={t('addresses.chooseRegion')}
        onClick={() => setIsPicking(true)}
        error={regionError}
      />
    </FormPage>
  )
}
