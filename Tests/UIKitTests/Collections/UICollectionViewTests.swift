import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing
import UIKit

@MainActor
private final class Dots: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let counts: [Int]
  var log: [String] = []
  var made = 0
  private(set) lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
    cell.contentView.backgroundColor = item % 2 == 0 ? .pureRed : .pureBlue
  }

  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made += 1
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    view.backgroundColor = .pureGreen
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    view.dataSource = self
    view.delegate = self
    return view
  }
}

@MainActor
@Suite struct UICollectionViewTests {
  @Test("A flow layout fills lines from side to side; only cells that show are asked for")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 3, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let dots = Dots([10_000])
    let view = dots.collection(layout)
    let screen = Screen.showing(view, width: 200, height: 300)
    #expect(dots.made <= 40)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 10, y: 27, width: 40, height: 30))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 150, y: 27, width: 40, height: 30))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 62)
    let height: CGFloat = 116_715
    #expect(view.contentSize.height == height)
    #expect(screen.color(100, 10) == green)
    #expect(screen.color(20, 40) == red)
    #expect(screen.color(100, 40) == blue)
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 30)) == IndexPath(item: 2, section: 0))
    screen.tap(at: CGPoint(x: 100, y: 40))
    screen.settle()
    #expect(dots.log == ["select 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(view.cellForItem(at: IndexPath(item: 9_000, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("A compositional layout repeats groups of shares of what is around")
  func compositional() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.interGroupSpacing = 6
    let view = Dots([5]).collection(UICollectionViewCompositionalLayout(section: section))
    let dots = Dots([5])
    view.dataSource = dots
    let screen = Screen.showing(view, width: 220, height: 300)
    let frames = (0..<5).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 12, y: 7, width: 96, height: 46))
    #expect(frames[1] == CGRect(x: 112, y: 7, width: 96, height: 46))
    #expect(frames[4] == CGRect(x: 12, y: 119, width: 96, height: 46))
    #expect(view.contentSize.height == 172)
    #expect(screen.color(60, 30) == red)
  }

  @Test("A list has rows as tables have them, as high as their content needs")
  func lists() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration { Text("Row \(item)").frame(height: item == 2 ? 60 : 10) }
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    let screen = Screen.showing(view, width: 300, height: 400)
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 300, height: 44), CGRect(x: 0, y: 44, width: 300, height: 82),
        CGRect(x: 0, y: 126, width: 300, height: 44),
      ])
    #expect(view.visibleCells[0].contentView.frame.width < 280)
    snapshot.deleteItems([1])
    source.apply(snapshot)
    screen.finishAnimations()
    #expect(view.visibleCells.count == 2)
    #expect(source.snapshot().itemIdentifiers == [2, 3])
  }
}
