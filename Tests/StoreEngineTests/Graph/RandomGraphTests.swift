import SeededNumbers
import StoreEngine
import Testing

/// A graph of names that knows nothing of contexts: what a relationship is, is a set of pairs.
private struct NaiveGraph: Equatable {
  /// By name: the entity.
  var nodes: [String: String] = [:]
  /// By note.
  var folder: [String: String] = [:]
  /// By folder.
  var parent: [String: String] = [:]
  var cover: [String: String] = [:]
  /// By mark.
  var mark: [String: String] = [:]
  /// Notes and labels.
  var labels: Set<[String]> = []
  /// Notes; both orders of each pair.
  var friends: Set<[String]> = []

  mutating func delete(_ name: String) {
    guard let kind = nodes.removeValue(forKey: name) else { return }
    let children = kind == "Folder" ? folder.filter { $0.value == name }.map(\.key) : []
    folder = folder.filter { $0.key != name && $0.value != name }
    parent = parent.filter { $0.key != name && $0.value != name }
    cover = cover.filter { $0.key != name && $0.value != name }
    mark = mark.filter { $0.key != name && $0.value != name }
    labels = labels.filter { !$0.contains(name) }
    friends = friends.filter { !$0.contains(name) }
    for child in children { delete(child) }
  }

  var picture: [String: [String: [String]]] {
    var picture: [String: [String: [String]]] = [:]
    func owners(_ map: [String: String], _ name: String) -> [String] { map.filter { $0.value == name }.map(\.key).sorted() }
    func one(_ map: [String: String], _ name: String) -> [String] { map[name].map { [$0] } ?? [] }
    for (name, kind) in nodes {
      picture[name] =
        switch kind {
        case "Folder":
          [
            "notes": owners(folder, name), "parent": one(parent, name), "children": owners(parent, name),
            "cover": one(cover, name),
          ]
        case "Note":
          [
            "folder": one(folder, name), "covered": owners(cover, name),
            "labels": labels.filter { $0[0] == name }.map { $0[1] }.sorted(),
            "friends": friends.filter { $0[0] == name }.map { $0[1] }.sorted(),
          ]
        case "Label": ["notes": labels.filter { $0[1] == name }.map { $0[0] }.sorted()]
        default: ["note": one(mark, name)]
        }
    }
    return picture
  }
}

/// Random changes of a context and of a naive graph, in step.
private struct RandomChanges {
  let context: ObjectContext
  var naive = NaiveGraph()
  var records: [String: Record] = [:]
  var random: SplitMix
  private var count = 0

  init(_ context: ObjectContext, seed: UInt64) {
    self.context = context
    random = SplitMix(seed: seed)
  }

  mutating func pick(_ kind: String) -> String? {
    let names = naive.nodes.filter { $0.value == kind }.map(\.key).sorted()
    return names.isEmpty ? nil : names[random.below(names.count)]
  }

  mutating func insert() throws {
    let kind = ["Folder", "Note", "Note", "Label", "Mark"][random.below(5)]
    count += 1
    let name = "\(kind)\(count)"
    records[name] = try context.make(kind, name)
    naive.nodes[name] = kind
  }

  mutating func set(_ owner: String, _ relationship: String, _ destination: String?) {
    guard let record = records[owner] else { return }
    record.setDestination(destination.flatMap { records[$0] }, record.relationship(relationship))
  }

  mutating func change() throws {
    switch random.below(12) {
    case 0, 1, 2: try insert()
    case 3:
      guard let note = pick("Note") else { return }
      let folder = random.below(4) == 0 ? nil : pick("Folder")
      naive.folder[note] = folder
      set(note, "folder", folder)
    case 4:
      guard let folder = pick("Folder") else { return }
      let parent = random.below(4) == 0 ? nil : pick("Folder")
      naive.parent[folder] = parent
      set(folder, "parent", parent)
    case 5:
      guard let folder = pick("Folder") else { return }
      let note = random.below(4) == 0 ? nil : pick("Note")
      naive.cover = naive.cover.filter { $0.value != note }
      naive.cover[folder] = note
      set(folder, "cover", note)
    case 6:
      guard let mark = pick("Mark") else { return }
      let note = random.below(4) == 0 ? nil : pick("Note")
      naive.mark[mark] = note
      set(mark, "note", note)
    case 7: members("Folder", "notes", "Note")
    case 8: members("Note", "labels", "Label")
    case 9: members("Label", "notes", "Note")
    case 10: members("Note", "friends", "Note")
    default:
      guard random.below(3) == 0, let name = naive.nodes.keys.sorted().randomElement(using: &random), let record = records[name]
      else {
        return
      }
      naive.delete(name)
      context.delete([record])
      records = records.filter { naive.nodes[$0.key] != nil }
    }
  }

  /// Sets a relationship to many.
  private mutating func members(_ kind: String, _ relationship: String, _ other: String) {
    guard let owner = pick(kind), let record = records[owner] else { return }
    let chosen = (0..<random.below(4)).compactMap { _ in pick(other) }
    record.setDestinations(chosen.compactMap { records[$0] }, record.relationship(relationship))
    switch (kind, relationship) {
    case ("Folder", _):
      naive.folder = naive.folder.filter { $0.value != owner }
      for note in chosen { naive.folder[note] = owner }
    case ("Note", "labels"):
      naive.labels = naive.labels.filter { $0[0] != owner }.union(chosen.map { [owner, $0] })
    case ("Note", _):
      naive.friends = naive.friends.filter { !$0.contains(owner) }
      for note in chosen { naive.friends.formUnion([[owner, note], [note, owner]]) }
    default: naive.labels = naive.labels.filter { $0[1] != owner }.union(chosen.map { [$0, owner] })
    }
  }
}

@Suite("Random graphs") struct RandomGraphTests {
  @Test("a context agrees with a naive graph through changes, saves and rollbacks", arguments: UInt64(1)...4)
  func naive(seed: UInt64) throws {
    let coordinator = try World.coordinator(), context = ObjectContext(coordinator), other = ObjectContext(coordinator)
    var changes = RandomChanges(context, seed: seed), saved = NaiveGraph(), savedRecords: [String: Record] = [:]
    for step in 0..<120 {
      try changes.change()
      try #require(try World.picture(context) == changes.naive.picture, "step \(step)")
      if step % 20 == 19 {
        if changes.random.below(3) == 0 {
          context.rollback()
          (changes.naive, changes.records) = (saved, savedRecords)
        } else {
          try context.save()
          (saved, savedRecords) = (changes.naive, changes.records)
          other.processPendingChanges()
          try #require(try World.picture(other) == saved.picture, "other context, step \(step)")
        }
        try #require(try World.picture(context) == changes.naive.picture, "after step \(step)")
        try #require(try World.picture(ObjectContext(coordinator)) == saved.picture, "new context, step \(step)")
      }
    }
  }

  @Test("what is undone in the reverse order is as it was, and as it became when it is undone again", arguments: UInt64(11)...13)
  func undo(seed: UInt64) throws {
    let coordinator = try World.coordinator(), context = ObjectContext(coordinator)
    var changes = RandomChanges(context, seed: seed)
    for _ in 0..<60 { try changes.change() }
    try context.save()
    var stack: [() -> Void] = []
    context.undoRegistration = { stack.append($0) }
    let before = try World.picture(context)
    for step in 0..<40 {
      try changes.change()
      if step == 20 { try context.save() }
    }
    let after = try World.picture(context)
    func undoAll() {
      let actions = stack
      stack = []
      for action in actions.reversed() { action() }
    }
    undoAll()
    #expect(try World.picture(context) == before)
    undoAll()
    #expect(try World.picture(context) == after)
    undoAll()
    try context.save()
    #expect(try World.picture(ObjectContext(coordinator)) == before)
  }

  @Test("contexts that save without looking at each other agree with the store when they do", arguments: UInt64(21)...24)
  func convergence(seed: UInt64) throws {
    let coordinator = try World.coordinator()
    let contexts = [ObjectContext(coordinator), ObjectContext(coordinator)]
    var random = SplitMix(seed: seed), count = 0
    for entity in ["Folder", "Folder", "Note", "Note", "Note", "Label", "Label", "Mark"] {
      count += 1
      _ = try contexts[0].make(entity, "\(entity)\(count)")
    }
    try contexts[0].save()
    for _ in 0..<30 {
      for context in contexts {
        // What is held is merged; what is not is read anew.
        let held = try random.below(2) == 0 ? World.picture(context) : [:]
        for _ in 0..<3 { try scramble(context, &random) }
        try context.save()
        _ = held
      }
    }
    for context in contexts { context.processPendingChanges() }
    let fresh = try World.picture(ObjectContext(coordinator))
    for context in contexts { #expect(try World.picture(context) == fresh) }
  }

  /// Sets a relationship of a random record to random others, or its name.
  private func scramble(_ context: ObjectContext, _ random: inout SplitMix) throws {
    let entities = World.model.entities
    let entity = entities[random.below(entities.count)]
    let owners = try context.fetch(GraphRequest(StoreRequest(entity: entity.number)))
    guard !owners.isEmpty else { return }
    let owner = owners[random.below(owners.count)]
    let visible = entity.relationships.indices.filter { !entity.relationships[$0].isHidden }
    guard let index = visible.randomElement(using: &random), random.below(5) > 0 else {
      owner.name += "x"
      return
    }
    let relationship = entity.relationships[index]
    guard let number = World.model.entity(named: relationship.destination)?.number else { return }
    let others = try context.fetch(GraphRequest(StoreRequest(entity: number)))
    if relationship.isToMany {
      owner.setDestinations((0..<random.below(3)).map { _ in others[random.below(others.count)] }, index)
    } else {
      owner.setDestination(random.below(3) == 0 ? nil : others[random.below(others.count)], index)
    }
  }
}
