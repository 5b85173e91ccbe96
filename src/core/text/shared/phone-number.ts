/** A telephone number as the whole world dials it, digits alone: `62812…`; empty where it is none of Indonesia. */
export const dialled = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  const world = digits.startsWith('62')
    ? digits
    : digits.startsWith('0')
      ? `62${digits.slice(1)}`
      : digits.startsWith('8')
        ? `62${digits}`
        : ''
  return world.length >= 9 && world.length <= 15 ? world.replace(/^620+/, '62') : ''
}

/** A number in the one form in which it is kept, `0812…`, however it was typed; what is none of Indonesia stays as it is. */
export const keptPhone = (phone: string): string => {
  const world = dialled(phone)
  return world === '' ? phone.trim() : `0${world.slice(2)}`
}
