import CoreGraphicsTypes
import Foundation
import QuartzCore
import SwiftUICore
import UIKitTypes

/// What a collection shows: how many items there are, and the views that exist of them.
@MainActor
final class CollectionContent {
  /// A header, a footer or another view of a layout's.
  struct Supplement: Hashable {
    var kind: String
    var path: IndexPath
  }

  /// Times that cells may ask for another size in one layout.
  private static let limit = 8
  private var cached: [Int]?
  private var isReloading = false
  var isPrepared = false
  var depth = 0
  var updates = ElementUpdates()
  private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
  private(set) var supplements: [Supplement: UICollectionReusableView] = [:]
  private var bounds = CGRect.zero

  /// How many items each section has; the data source is asked where that is not known.
  func counts(_ view: UICollectionView) -> [Int] {
    if let cached { return cached }
    let counts = view.askedCounts()
    cached = counts
    return counts
  }

  func reload(_ view: UICollectionView) {
    cached = nil
    isReloading = true
    view.layoutIsInvalid()
  }

  func cellsChanged() { for cell in cells.values { cell.rowState.changed() } }

  /// Takes what is shown over from before a change to after it.
  func replace(_ counts: [Int], _ map: ElementMap, _ view: UICollectionView) {
    cached = counts
    let places = map.new(for: cells.keys)
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (old, cell) in cells {
      if let new = places[old] { kept[new] = cell } else { discard(cell, old, view) }
    }
    cells = kept
    // Headers and footers are asked for anew: what they show may follow from the data.
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
    view.layoutIsInvalid()
  }
  func discard(_ path: IndexPath, _ view: UICollectionView) {
    if let cell = cells.removeValue(forKey: path) { discard(cell, path, view) }
  }

  func prepare(_ view: UICollectionView) {
    let layout = view.collectionViewLayout
    if view.bounds != bounds {
      if layout.shouldInvalidateLayout(forBoundsChange: view.bounds) { layout.invalidateLayout() }
      bounds = view.bounds
    }
    guard !isPrepared else { return }
    _ = counts(view)
    layout.prepare()
    isPrepared = true
    view.contentSize = layout.collectionViewContentSize
  }

  func layOut(_ view: UICollectionView) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    if isReloading {
      for (path, cell) in cells { discard(cell, path, view) }
      for (key, supplement) in supplements { discard(supplement, key, view) }
      (cells, supplements) = ([:], [:])
      isReloading = false
    }
    for _ in 0..<Self.limit {
      prepare(view)
      if show(view) { break }
    }
    if let ground = view.backgroundView, ground.frame != view.bounds { ground.frame = view.bounds }
    view.cells.clear()
    view.supplements.clear()
  }

  /// Shows what is to be seen; says whether all is where it stays, or a cell has asked for another size.
  private func show(_ view: UICollectionView) -> Bool {
    let layout = view.collectionViewLayout
    let shown = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let paths = Set(shown.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      discard(cell, path, view)
    }
    var keys: Set<Supplement> = []
    var isSettled = true
    for attributes in shown {
      if let kind = attributes.representedElementKind {
        let key = Supplement(kind: kind, path: attributes.indexPath)
        keys.insert(key)
        isSettled = place(key, attributes, view) && isSettled
      } else {
        isSettled = place(attributes, view) && isSettled
      }
    }
    for (key, supplement) in supplements where !keys.contains(key) {
      supplements[key] = nil
      discard(supplement, key, view)
    }
    return isSettled
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> Bool {
    let path = attributes.indexPath
    let cell = cells[path] ?? view.madeCell(path)
    cells[path] = cell
    (cell as? UICollectionViewListCell)?.place = view.collectionViewLayout.rowPosition(at: path) ?? RowPosition()
    let isSettled = follow(cell, attributes, view)
    if cell.superview !== view {
      view.delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
      view.insertSubview(cell, at: view.backgroundView == nil ? 0 : 1)
    }
    apply(attributes, to: cell)
    return isSettled
  }
  private func place(_ key: Supplement, _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> Bool {
    let supplement = supplements[key] ?? view.madeSupplement(key.kind, key.path)
    supplements[key] = supplement
    (supplement as? UICollectionViewListCell)?.place = view.collectionViewLayout.supplementPosition(at: key.path)
    let isSettled = follow(supplement, attributes, view)
    if supplement.superview !== view {
      view.delegate?.collectionView(view, willDisplaySupplementaryView: supplement, forElementKind: key.kind, at: key.path)
      view.addSubview(supplement)
    }
    apply(attributes, to: supplement)
    return isSettled
  }

  private func follow(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ collection: UICollectionView
  ) -> Bool {
    let wish = view.preferredLayoutAttributesFitting(attributes)
    let layout = collection.collectionViewLayout
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes) else {
      return true
    }
    layout.follow(wish)
    isPrepared = false
    return false
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    view.center = attributes.center
    if attributes.transform != .identity {
      view.transform = attributes.transform
    } else {
      view.transform3D = attributes.transform3D
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func discard(_ cell: UICollectionViewCell, _ path: IndexPath, _ view: UICollectionView) {
    cell.rowState.swipe.close()
    if let name = cell.reuseIdentifier { view.cells.put(cell, name) } else { cell.removeFromSuperview() }
    view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
  }
  private func discard(_ supplement: UICollectionReusableView, _ key: Supplement, _ view: UICollectionView) {
    if let name = supplement.reuseIdentifier { view.supplements.put(supplement, name) } else { supplement.removeFromSuperview() }
  }
}
