import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../origin/paths.ts';

const folder = path.join(repositoryRoot, 'kubernetes');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const models = {
  Deployment,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

interface Container {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { name: string }[];
  env?: { name: string; valueFrom?: Record<string, { name: string; key: string }> }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: Record<string, string> & { matchLabels?: Record<string, string> };
    ports?: { targetPort: string }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
      };
    };
  };
}

const kustomization = parse(read('kustomization.yaml')) as {
  resources: string[];
  images: { name: string }[];
};
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(name)).map((document) => document.toJS() as Manifest),
);
const pods = manifests.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, ...spec.template }] : [],
);
const readNames = (file: string): string[] =>
  read(file)
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.slice(0, line.indexOf('=')));

/** Fields that the validator has never looked at: the schema has none of that name. The cluster would leave them out. */
const listUnknownFields = (manifest: Manifest): string[] => {
  const model = models[manifest.kind as keyof typeof models].prototype;
  const unread = new Set<string>();
  const watch = (part: object, at: string): object => {
    for (const name of Object.keys(part)) unread.add(`${at}.${name}`);
    return new Proxy(part, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        const place = `${at}.${String(name)}`;
        const isFirst = unread.delete(place);
        return isFirst && typeof found === 'object' && found !== null
          ? remember(target, name, watch(found, place))
          : found;
      },
    });
  };
  const remember = (target: object, name: string | symbol, watched: object): object => {
    Reflect.set(target, name, watched);
    return watched;
  };
  // Its constructor would read everything.
  const watched = watch(Object.setPrototypeOf(structuredClone(manifest), model) as object, '');
  (watched as typeof model).validate();
  return [...unread];
};

describe('the manifests of a cluster', () => {
  for (const manifest of manifests)
    it(`${manifest.kind} ${manifest.metadata.name} has the fields and types of its kind`, () => {
      assert.deepEqual(listUnknownFields(manifest), []);
    });

  it('lists every file of the folder', () => {
    const files = readdirSync(folder).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    );
    assert.deepEqual([...kustomization.resources].sort(), files.sort());
  });

  it('selects pods that exist', () => {
    for (const { kind, metadata, spec } of manifests) {
      const selector = spec?.selector?.matchLabels ?? (kind === 'Service' ? spec?.selector : undefined);
      if (selector)
        assert.ok(
          pods.some((pod) =>
            Object.entries(selector).every(([key, value]) => pod.metadata.labels[key] === value),
          ),
          `${kind} ${metadata.name} selects ${JSON.stringify(selector)}`,
        );
    }
  });

  it('mounts volumes that exist, with claims that exist', () => {
    const claims = manifests
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    for (const { name, spec } of pods) {
      const volumes = spec.volumes ?? [];
      for (const { claimName } of volumes.flatMap((volume) => volume.persistentVolumeClaim ?? []))
        assert.ok(claims.includes(claimName), `${name} claims ${claimName}`);
      for (const mount of spec.containers.flatMap((container) => container.volumeMounts ?? []))
        assert.ok(
          volumes.some((volume) => volume.name === mount.name),
          `${name} mounts ${mount.name}`,
        );
    }
  });

  it('runs images that the kustomization names and docker/ builds', () => {
    const named = kustomization.images.map(({ name }) => name);
    for (const { image } of pods.flatMap(({ spec }) => spec.containers)) {
      assert.ok(named.includes(image), image);
      const file = `${image.replace('rankwright-', '')}.Dockerfile`;
      assert.ok(readdirSync(path.join(repositoryRoot, 'docker')).includes(file), file);
    }
  });

  it('reads settings and secrets that the example files name', () => {
    const names = { settings: readNames('settings.env'), secrets: readNames('secrets.example.env') };
    for (const { valueFrom = {} } of pods
      .flatMap(({ spec }) => spec.containers)
      .flatMap(({ env = [] }) => env))
      for (const { name, key } of Object.values(valueFrom))
        assert.ok(names[name as keyof typeof names].includes(key), `${name} has no ${key}`);
  });
});
