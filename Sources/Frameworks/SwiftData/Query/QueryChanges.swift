import StoreEngine
import SwiftDataCore

/// What has become different since a query's models were fetched, as far as it concerns them.
struct QueryChanges<Element: PersistentModel> {
  /// Models that have to be looked at; their old places may be wrong.
  private var touched: [ObjectIdentifier: Element] = [:]
  /// Models that are gone.
  private var gone: Set<ObjectIdentifier> = []
  /// Whether only a new fetch tells.
  private var needsFetch = false

  /// Takes in changes of the context; false where none can concern the query.
  mutating func take(_ changes: ModelContext.ChangeSet, for compiled: CompiledFetch<Element>, in model: StoreModel) -> Bool {
    if needsFetch { return true }
    let before = (touched.count, gone.count)
    let entity = model[compiled.request.entity]
    let reads = compiled.reads()
    if changes.isWholesale || changes.unregistered.contains(where: { entity.family.contains($0.entity) }) { needsFetch = true }
    for record in changes.deleted where entity.family.contains(record.entity.number) {
      guard let model = record.object else { continue }
      gone.insert(ObjectIdentifier(model))
    }
    for record in changes.inserted where entity.family.contains(record.entity.number) { touch(record) }
    for (record, properties) in changes.changed
    where reads.concerns(
      record.entity, attributes: Self.indices(record.entity.attributes.indices, properties.containsAttribute),
      relationships: Self.indices(record.entity.relationships.indices, properties.containsRelationship), in: model)
    {
      if entity.family.contains(record.entity.number), !reads.crossesRelationships { touch(record) } else { needsFetch = true }
    }
    if reads.crossesRelationships, !(changes.inserted.isEmpty && changes.deleted.isEmpty) { needsFetch = true }
    return needsFetch || before != (touched.count, gone.count)
  }

  private static func indices(_ all: Range<Int>, _ isIn: (Int) -> Bool) -> Set<Int> { Set(all.filter(isIn)) }

  private mutating func touch(_ record: Record) {
    // A record that nobody has asked for as a model is new to the query.
    guard let model = record.object as? Element else {
      needsFetch = true
      return
    }
    touched[ObjectIdentifier(model)] = model
    gone.remove(ObjectIdentifier(model))
  }

  /// The models with those that changed at their new places; nil where a fetch is due: where most have changed, where limits let
  /// models in that are not known, or where nobody can tell.
  func apply(to models: [Element], of compiled: CompiledFetch<Element>) -> [Element]? {
    guard !needsFetch, compiled.limit == nil, compiled.offset == 0, touched.count <= max(8, models.count / 10) else { return nil }
    var kept = models
    kept.removeAll { touched[ObjectIdentifier($0)] != nil || gone.contains(ObjectIdentifier($0)) }
    for model in touched.values.filter({ !gone.contains(ObjectIdentifier($0)) && compiled.matches($0) }).sorted(
      by: compiled.isBefore)
    {
      var low = 0, high = kept.count
      while low < high {
        let middle = (low + high) / 2
        if compiled.isBefore(kept[middle], model) { low = middle + 1 } else { high = middle }
      }
      kept.insert(model, at: low)
    }
    return kept
  }
}
