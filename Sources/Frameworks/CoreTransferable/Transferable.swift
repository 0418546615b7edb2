/// A value that can be copied, dragged, shared and sent to other apps.
public protocol Transferable: SendableMetatype {
  /// The type of what it is sent as.
  associatedtype Representation: TransferRepresentation
  /// What it is sent as and made from, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values of a type are sent, or several of them.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of what the form is made of.
  associatedtype Body: TransferRepresentation
  /// What the form is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable, TransferRepresentation {
  /// There are no values.
  public typealias Item = Never
  public typealias Body = Never
  /// Not called, since there are no values.
  public static var transferRepresentation: Never { fatalError("there is no value of Never to be sent") }
}

extension TransferRepresentation where Body == Never {
  /// Made of nothing else; not called.
  public var body: Never { fatalError("\(Self.self) is a form of its own; it is made of no other") }
}

/// Puts the forms together in which values of a type are sent.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a form of the values.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first form.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// Several forms, the best first.
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item, (First, Next)> where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(
      value: (accumulated, next), representations: ItemRepresentation.all(of: accumulated) + ItemRepresentation.all(of: next))
  }
}

// Safe: never changed; `value` is a tuple of representations, which are `Sendable`.
/// Several forms of the same values, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, @unchecked Sendable {
  public typealias Body = Never
  /// The forms.
  public let value: Value
  let representations: [ItemRepresentation<Item>]

  init(value: Value, representations: [ItemRepresentation<Item>]) {
    self.value = value
    self.representations = representations
  }
}

/// Who may see a form of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let level: Int
  /// All apps.
  public static let all = TransferRepresentationVisibility(level: 3)
  /// Apps of the same developer.
  public static let team = TransferRepresentationVisibility(level: 2)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(level: 1)
  /// This app only.
  public static let ownProcess = TransferRepresentationVisibility(level: 0)
}
