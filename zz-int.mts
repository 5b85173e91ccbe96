import * as S from './src/core/assistant/shared/understand.ts'
console.log(Object.keys(S))
