import { type SiteContent, siteFonts } from '../shared/site-content.ts'
import { paletteIds, palettes } from '../shared/site-palettes.ts'
import f from './fields.module.css'
import { FieldGroup, Select } from './fields.tsx'

const fontNames = { tegas: 'Tegas', ramah: 'Ramah', anggun: 'Anggun' } as const

interface LooksFormProps {
  readonly theme: SiteContent['theme']
  readonly onChange: (change: Partial<SiteContent['theme']>) => void
}

/** Colours and faces of the page. */
export const LooksForm = ({ theme, onChange }: LooksFormProps) => (
  <>
    <FieldGroup name="Warna">
      <div className={f.swatches}>
        {paletteIds.map((id) => {
          const { name, ground, accent, deep, sun } = palettes[id]
          return (
            <label key={id} className={f.swatch}>
              <input
                type="radio"
                name="palette"
                checked={theme.palette === id}
                onChange={() => onChange({ palette: id })}
              />
              <span className={f.colours} aria-hidden="true">
                {[ground, sun, accent, deep].map((colour) => (
                  <i key={colour} style={{ background: colour }} />
                ))}
              </span>
              {name}
            </label>
          )
        })}
      </div>
    </FieldGroup>
    <Select
      label="Huruf"
      value={theme.font}
      options={siteFonts.map((font) => [font, fontNames[font]] as const)}
      onChange={(font) => onChange({ font })}
    />
  </>
)
