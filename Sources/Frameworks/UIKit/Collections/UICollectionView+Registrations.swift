public import Foundation

extension UICollectionView {
  /// Makes cells of a class and fills them, without a name.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let name = UUID().uuidString
    let handler: Handler
    /// Creates a registration with what fills a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// Makes headers, footers or other views of a class and fills them, without a name.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
    let name = UUID().uuidString
    let kind: String
    let handler: Handler
    /// Creates a registration for a kind of views with what fills one.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  /// A cell that is used again, or a new one, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.name
    let taken = cells.take(name) ?? (Self.made(Cell.self, name), false)
    guard let cell = taken.view as? Cell else { preconditionFailure("\(taken.view) is no \(Cell.self)") }
    if taken.isUsed { cell.prepareForReuse() }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A header, a footer or another view that is used again, or a new one, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = Self.name(registration.kind, registration.name)
    let taken = supplements.take(name) ?? (Self.made(Supplementary.self, name), false)
    guard let view = taken.view as? Supplementary else { preconditionFailure("\(taken.view) is no \(Supplementary.self)") }
    if taken.isUsed { view.prepareForReuse() }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
