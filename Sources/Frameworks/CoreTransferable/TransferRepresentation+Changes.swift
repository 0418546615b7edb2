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
    ChangedTransferRepresentation<Item>(self) { form in
      let inner = form.condition
      form.condition = { (inner?($0) ?? true) && condition($0) }
    }
  }
}

/// Forms with something else said of them.
struct ChangedTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  typealias Body = Never
  let forms: [TransferForm<Item>]

  init<Base: TransferRepresentation>(_ base: Base, _ change: (inout TransferForm<Item>) -> Void) where Base.Item == Item {
    forms = TransferForm<Item>.all(of: base).map { form in
      var form = form
      change(&form)
      return form
    }
  }
}
