import StoreEngine

// Safe: it is built by one probe, and only read afterwards.
/// How a value, or a member of one, lies in columns.
final class ValueNode: @unchecked Sendable {
  enum Content {
    /// Nothing is known, or there is nothing to keep.
    case empty
    /// One column.
    case leaf(any AttributeCoder)
    /// The members of a structure.
    case members
    /// The cases of an enumeration: each has a column for its name, and those of what belongs to it.
    case cases
  }

  /// The coding key; empty for the value itself.
  let name: String
  var content = Content.empty
  private(set) var children: [ValueNode] = []
  /// The type of the values, where it is known.
  var type: Any.Type?
  /// The first of its columns, among those of the whole value.
  private(set) var column = 0
  private(set) var columnCount = 0

  init(name: String) { self.name = name }

  /// Forgets what was learned of its content.
  func reset() {
    content = .empty
    children = []
  }

  func child(named name: String) -> ValueNode? { children.first { $0.name == name } }

  func append(_ child: ValueNode) { children.append(child) }

  /// Makes it one column.
  func becomeLeaf(_ coder: any AttributeCoder) {
    children = []
    content = .leaf(coder)
  }

  private var hasOwnColumn: Bool {
    if case .leaf = content { true } else { false }
  }

  /// Numbers the columns from one on; gives the number behind the last.
  @discardableResult func number(from first: Int, isCase: Bool = false) -> Int {
    column = first
    var next = first + (isCase || hasOwnColumn ? 1 : 0)
    var areCases = false
    if case .cases = content { areCases = true }
    for child in children { next = child.number(from: next, isCase: areCases) }
    columnCount = next - first
    return next
  }

  /// The columns in their order.
  func columns(path: [String] = [], isCase: Bool = false) -> [StoreColumn] {
    var own: [StoreColumn] = []
    if case .leaf(let coder) = content { own = [StoreColumn(path: path, kind: coder.columns.first?.kind ?? .transformable)] }
    if isCase { own = [StoreColumn(path: path, kind: .string)] }
    var areCases = false
    if case .cases = content { areCases = true }
    return children.reduce(into: own) { $0 += $1.columns(path: path + [$1.name], isCase: areCases) }
  }
}
