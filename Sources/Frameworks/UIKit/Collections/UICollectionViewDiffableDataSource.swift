public import Foundation

/// Shows snapshots in a collection: what differs between two of them comes, goes and moves.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a header, a footer or another view.
  public typealias SupplementaryViewProvider = @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  /// Makes headers, footers and other views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes a collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot; `completion` is called when it shows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, in: collection, isAnimated: animatingDifferences, completion: completion)
  }
  /// Shows a snapshot, and comes back when it shows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }
  /// Shows a snapshot with all cells asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot, in: collection, completion: completion)
  }
  /// What shows now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }
  /// The item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(indexPath) }
  /// The place of an item; `nil` where it does not show.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.place(itemIdentifier) }
  /// The section with a number; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(index) }
  /// The number of a section; `nil` where it does not show.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.index(sectionIdentifier) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.count(section)
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = content.item(indexPath), let cell = provider(collectionView, indexPath, item) else {
      fatalError("\(type(of: self)): the closure that makes cells gave none for \(indexPath); return a cell")
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("\(type(of: self)): nothing makes views of the kind \(kind); set supplementaryViewProvider")
    }
    return view
  }
}
