/// A container's arrangements for the last two proposals: it is measured with one and places with another.
struct ArrangementCache<Arrangement> {
  private var newest: (ProposedViewSize, Arrangement)?
  private var older: (ProposedViewSize, Arrangement)?

  subscript(proposal: ProposedViewSize) -> Arrangement? {
    get {
      if let newest, newest.0 == proposal { return newest.1 }
      if let older, older.0 == proposal { return older.1 }
      return nil
    }
    set {
      older = newest
      newest = newValue.map { (proposal, $0) }
    }
  }
}
