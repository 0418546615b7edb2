extension Record {
  // MARK: Reading

  /// The destination of a to-one relationship, by index in ``StoreEntity/relationships``.
  package func destination(_ relationship: Int) -> Record? {
    if case .one(let known) = link(relationship) { return known?.isGone == true ? nil : known }
    guard let context else { return nil }
    load()
    guard let reference = shape.relations[relationship].reference, let id = references[reference] else { return nil }
    if let batch, batch.touches(relationship) {
      context.resolve(relationship, of: context.neighbours(of: self))
      if case .one(let known) = link(relationship) { return known?.isGone == true ? nil : known }
    }
    let record = context.record(for: id)
    setLink(relationship, .one(record))
    return record.isGone ? nil : record
  }

  /// The destinations of a to-many relationship.
  package func destinations(_ relationship: Int) -> [Record] { members(of: relationship).members ?? [] }

  /// The members of a to-many relationship, which are known then.
  package func members(of relationship: Int) -> ToMany {
    let many = many(relationship)
    if many.members == nil {
      if let context {
        let group = batch?.touches(relationship) == true ? context.neighbours(of: self) : []
        context.prefetch(relationship, of: group.contains(self) ? group : [self])
      }
      if many.members == nil { many.load([]) }
    }
    return many
  }

  /// The members of a to-many relationship, known or not.
  func many(_ relationship: Int) -> ToMany {
    if case .many(let many) = link(relationship) { return many }
    let many = ToMany(members: context == nil || isInserted ? [] : nil)
    setLink(relationship, .many(many))
    return many
  }

  // MARK: Writing

  /// Sets a to-one relationship; the inverses of all who are concerned follow.
  package func setDestination(_ destination: Record?, _ relationship: Int) {
    let destination = destination.flatMap { counterpart($0, relationship) }
    let old = self.destination(relationship)
    guard old !== destination else { return }
    if let destination { join(destination, relationship) }
    if let old, let inverse = inverse(of: relationship, in: old), old !== self || inverse != relationship {
      old.unlink(inverse, self)
    }
    let inverse = destination.flatMap { self.inverse(of: relationship, in: $0) }
    if let destination, let inverse, !destination.shape.relations[inverse].isToMany,
      let rival = destination.destination(inverse), rival !== self, let same = destination.inverse(of: inverse, in: rival)
    {
      rival.link(same, nil, tellsObject: true)
    }
    link(relationship, destination, tellsObject: false)
    if let destination, let inverse, destination !== self || inverse != relationship { destination.connect(inverse, self) }
  }

  /// Sets a to-many relationship; the inverses of all who are concerned follow.
  ///
  /// A record counts once.
  package func setDestinations(_ destinations: [Record], _ relationship: Int) {
    let old = self.destinations(relationship)
    let start = zip(old, destinations).prefix { $0 === $1 }.count
    let end = zip(old.dropFirst(start).reversed(), destinations.dropFirst(start).reversed()).prefix { $0 === $1 }.count
    replaceDestinations(start..<(old.count - end), with: Array(destinations[start..<(destinations.count - end)]), relationship)
  }

  /// Puts other records in the place of some of a to-many relationship's.
  package func replaceDestinations(_ range: Range<Int>, with replacement: [Record], _ relationship: Int) {
    let many = members(of: relationship)
    let candidates = replacement.compactMap { counterpart($0, relationship) }
    let outgoing = Array(many.members?[range] ?? []), replaced = Set(outgoing)
    var arriving: [Record] = []
    if outgoing.isEmpty, candidates.count == 1 {
      arriving = has(candidates[0], relationship) ? [] : candidates
    } else {
      var seen = Set(many.members?[..<range.lowerBound] ?? []).union(many.members?[range.upperBound...] ?? [])
      arriving = candidates.filter { seen.insert($0).inserted }
    }
    for record in arriving where !replaced.contains(record) { join(record, relationship) }
    let staying = Set(arriving)
    for record in outgoing where !staying.contains(record) {
      drop(relationship, record, tellsObject: false)
      if let inverse = inverse(of: relationship, in: record), record !== self || inverse != relationship {
        record.unlink(inverse, self)
      }
    }
    for (offset, record) in arriving.enumerated() where !replaced.contains(record) {
      take(record, relationship, at: range.lowerBound + offset)
    }
    arrange(arriving, from: range.lowerBound, relationship)
  }

  /// Whether a record is a member of a to-many relationship that is known.
  private func has(_ record: Record, _ relationship: Int) -> Bool {
    if let inverse = inverse(of: relationship, in: record), !record.shape.relations[inverse].isToMany {
      return record.destination(inverse) === self
    }
    return many(relationship).members?.contains { $0 === record } ?? false
  }

  /// A new member of a to-many relationship.
  private func take(_ record: Record, _ relationship: Int, at index: Int) {
    let inverse = self.inverse(of: relationship, in: record)
    if let inverse, !record.shape.relations[inverse].isToMany, let owner = record.destination(inverse), owner !== self,
      let same = record.inverse(of: inverse, in: owner)
    {
      owner.drop(same, record, tellsObject: true)
    }
    add(relationship, record, at: index, tellsObject: false)
    if let inverse, record !== self || inverse != relationship { record.connect(inverse, self) }
  }

  /// The order of members that are there.
  private func arrange(_ records: [Record], from start: Int, _ relationship: Int) {
    let many = many(relationship)
    guard let members = many.members, start + records.count <= members.count else { return }
    guard !zip(members[start...], records).allSatisfy({ $0 === $1 }) else { return }
    var ordered = members
    ordered.replaceSubrange(start..<(start + records.count), with: records)
    guard Set(ordered).count == members.count else { return }
    reorder(relationship, ordered, tellsObject: false)
  }

  private func reorder(_ relationship: Int, _ records: [Record], tellsObject: Bool) {
    let many = many(relationship), old = many.members ?? []
    begin(relationship, tellsObject: tellsObject, undo: { [self] in reorder(relationship, old, tellsObject: true) })
    many.reorder(records)
    context?.note(.relationship(relationship), of: self)
  }

  // MARK: One side

  /// The relationship of a destination that leads back; hidden ones lead back within a context alone.
  func inverse(of relationship: Int, in destination: Record) -> Int? {
    let relation = shape.relations[relationship]
    guard destination.context === context else { return nil }
    if context == nil, shape !== destination.shape {
      // Two records of no context may be of two models: what they agree on is names.
      guard let name = entity.relationships[relationship].inverse else { return nil }
      let index = destination.entity.relationships.firstIndex { $0.name == name }
      return index.flatMap { destination.shape.relations[$0].isHidden ? nil : $0 }
    }
    guard let inverse = relation.inverse(in: destination.shape) else { return nil }
    return context == nil && destination.shape.relations[inverse].isHidden ? nil : inverse
  }

  /// Sets this side of a to-one relationship.
  func link(_ relationship: Int, _ destination: Record?, tellsObject: Bool) {
    let old = self.destination(relationship)
    begin(relationship, tellsObject: tellsObject, undo: { [self] in link(relationship, old, tellsObject: true) })
    setLink(relationship, .one(destination))
    if context != nil, !isInserted { changedLinks.insert(relationship) }
    context?.note(.relationship(relationship), of: self)
  }

  /// Adds to this side of a to-many relationship.
  func add(_ relationship: Int, _ record: Record, at index: Int? = nil, tellsObject: Bool) {
    begin(relationship, tellsObject: tellsObject, undo: { [self] in drop(relationship, record, tellsObject: true) })
    many(relationship).add(record, at: index)
    context?.note(.relationship(relationship), of: self)
  }

  /// Removes from this side of a to-many relationship.
  func drop(_ relationship: Int, _ record: Record, tellsObject: Bool) {
    let many = many(relationship)
    let index = many.members?.lastIndex(of: record)
    begin(relationship, tellsObject: tellsObject, undo: { [self] in add(relationship, record, at: index, tellsObject: true) })
    _ = many.remove(record)
    context?.note(.relationship(relationship), of: self)
  }

  /// Leads to another record as well.
  private func connect(_ relationship: Int, _ record: Record) {
    if shape.relations[relationship].isToMany {
      add(relationship, record, tellsObject: true)
    } else {
      link(relationship, record, tellsObject: true)
    }
  }

  /// Leads to a record no longer.
  func unlink(_ relationship: Int, _ record: Record) {
    if shape.relations[relationship].isToMany {
      drop(relationship, record, tellsObject: true)
    } else {
      link(relationship, nil, tellsObject: true)
    }
  }

  private func begin(_ relationship: Int, tellsObject: Bool, undo: @autoclosure () -> () -> Void) {
    guard let context else { return }
    if tellsObject { context.tellObject(of: self, .relationship(relationship)) }
    context.canUndo(undo())
  }

  // MARK: Contexts

  /// Where one is in a context and the other in none, that one is inserted, too, if it can be reached.
  private func join(_ record: Record, _ relationship: Int) {
    if let context {
      if record.context == nil { context.insert(record) }
    } else if let other = record.context {
      let relation = shape.relations[relationship]
      let name = entity.relationships[relationship].inverse
      let leadsBack = record.entity.relationships.firstIndex { $0.name == name }.map { !record.shape.relations[$0].isHidden }
      if leadsBack == true || relation.isToMany { other.insert(self) }
    }
  }

  /// The record itself, or the one for the same row in this record's context.
  private func counterpart(_ record: Record, _ relationship: Int) -> Record? {
    guard !record.isGone else {
      GraphNotes.say("\(entity.name).\(entity.relationships[relationship].name) is not set to a deleted \(record.entity.name)")
      return nil
    }
    guard let other = record.context, let context, other !== context else { return record }
    guard other.coordinator === context.coordinator, !record.isInserted else {
      fatalError(
        """
        Illegal attempt to establish a relationship '\(entity.relationships[relationship].name)' between objects in different \
        contexts: \(entity.name) and \(record.entity.name); save the other context first, or insert both into one
        """)
    }
    return context.record(for: record.id)
  }
}
