extension ObjectContext {
  /// What the model does not allow of what is to be saved.
  func validationFailures() -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    for record in insertions.records + updates.records { failures += record.validationFailures() }
    for record in deletions.records { failures += record.deletionFailures() }
    return failures
  }
}

extension Record {
  fileprivate func validationFailures() -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    for (attribute, column) in shape.required where isInserted || changed[column] != nil {
      if value(column).isNull { failures.append(failure(.missingValue, entity.attributes[attribute].name)) }
    }
    for (index, relation) in shape.relations.enumerated() where relation.isLimited && (isInserted || isTouched(index)) {
      let relationship = entity.relationships[index]
      if relationship.isToMany {
        let count = destinations(index).count
        if relationship.minimumCount > 0, count < relationship.minimumCount, count > 0 || !relationship.isOptional {
          failures.append(failure(.tooFew, relationship.name))
        }
        if relationship.maximumCount > 0, count > relationship.maximumCount {
          failures.append(failure(.tooMany, relationship.name))
        }
      } else if destination(index) == nil {
        failures.append(failure(.missingValue, relationship.name))
      }
    }
    return failures
  }

  private func isTouched(_ relationship: Int) -> Bool {
    if case .many(let many) = link(relationship) { return many.isChanged }
    return changedLinks.contains(relationship)
  }

  /// Rules that deny the deletion.
  fileprivate func deletionFailures() -> [ValidationFailure] {
    shape.relations.indices.filter { shape.relations[$0].rule == .deny }.compactMap { index in
      let stays = allDestinations(index).contains { !$0.isDeleted && !$0.isGone && $0.context != nil }
      return stays ? failure(.denied, entity.relationships[index].name) : nil
    }
  }

  private func failure(_ reason: ValidationFailure.Reason, _ property: String) -> ValidationFailure {
    ValidationFailure(reason: reason, record: id, entity: entity.name, property: property)
  }
}
