import * as z from 'zod/mini'

import { appCheckHeader } from '../shared/app-check-header.ts'
import { type Contract, failure } from '../shared/contract.ts'

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): unknown => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  void $schema
  return rest
}

const parameters = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): unknown[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const successContent = (contract: Contract): unknown => {
  if (contract.response === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (contract.response === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  return { 'application/json': { schema: jsonSchema(contract.response, 'output') } }
}

const appCheckParameter = {
  name: appCheckHeader,
  in: 'header',
  required: true,
  description: 'App-verification token from POST /api/app-check/token',
  schema: { type: 'string' },
}

const security = {
  public: [],
  person: [{ cookie: [] }, { bearer: [] }],
  user: [{ cookie: [] }, { bearer: [] }],
  service: [{ serviceKey: [] }],
}

/** The OpenAPI 3.1 description of all contracts, made from the same zod schemas that check the calls. */
export const openApiDocument = (contracts: readonly Contract[], publicUrl: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][contract.method] = {
      summary: contract.summary,
      security: security[contract.access],
      parameters: [
        ...parameters(contract.params, 'path'),
        ...parameters(contract.query, 'query'),
        ...(contract.needsAppCheck ? [appCheckParameter] : []),
      ],
      ...(contract.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: jsonSchema(contract.body, 'input') } },
            },
          }
        : {}),
      ...(contract.upload
        ? {
            requestBody: {
              required: true,
              content: { [contract.upload]: { schema: { type: 'string', format: 'binary' } } },
            },
          }
        : {}),
      responses: {
        200: { description: 'OK', content: successContent(contract) },
        default: {
          description: 'Kegagalan: satu kalimat, kode, dan id permintaan',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Juragan', version: '1.0.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'juragan.session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
        serviceKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      },
    },
  }
}
