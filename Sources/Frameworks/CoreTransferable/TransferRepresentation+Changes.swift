extension TransferRepresentation {
  /// Lets only some see these forms.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    ChangedTransferRepresentation<Item>(self) { $0.visibility = visibility }
  }

  /// Names the files that are made of what is sent.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedTransferRepresentation<Item>(self) { $0.suggestedName = { _ in fileName } }
  }

  /// Names the file that is made of a value that is sent; `nil` leaves it to who gets it.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
    ChangedTransferRepresentation<Item>(self) { $0.suggestedName = fileName }
  }

  /// Sends values so only where something holds for them.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    ChangedTransferRepresentation<Item>(self) { representation in
      let inner = representation.condition
      representation.condition = { (inner?($0) ?? true) && condition($0) }
    }
  }
}

/// Forms with something else said of them.
struct ChangedTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  typealias Body = Never
  let representations: [ItemRepresentation<Item>]

  init<Base: TransferRepresentation>(_ base: Base, _ change: (inout ItemRepresentation<Item>) -> Void) where Base.Item == Item {
    representations = ItemRepresentation<Item>.all(of: base).map { representation in
      var representation = representation
      change(&representation)
      return representation
    }
  }
}
