import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing
import UIKit

/// Puts cells below each other, each further to the right.
private final class Stairs: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let step = CGFloat(indexPath.item) * 40
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: step, y: step, width: 40, height: 40)
    attributes.isHidden = indexPath.item == 2
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

@MainActor
private final class Steps: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var log: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "step", for: indexPath)
    cell.backgroundColor = .pureRed
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != 0
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "step")
    (view.dataSource, view.delegate) = (self, self)
    return view
  }
}

@MainActor
@Suite struct LayoutKindsTests {
  @Test("A layout of an app's own places cells, and the delegate says which can be chosen and hears which are")
  func own() {
    let steps = Steps()
    let delegate: any UICollectionViewDelegate = steps
    let view = steps.collection(Stairs())
    #expect(view.delegate === delegate)
    let screen = Screen.showing(view)
    #expect(screen.color(20, 20) == red && screen.color(60, 60) == red && screen.color(140, 140) == red)
    #expect(screen.color(100, 100) != red && screen.color(20, 60) != red)
    for place in [20.0, 60] {
      screen.tap(at: CGPoint(x: place, y: place))
      screen.settle()
    }
    #expect(steps.log == ["select 1"])
  }

  @Test("Sections are made for the room that there is")
  func surroundings() {
    var rooms: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let surroundings: any NSCollectionLayoutEnvironment = environment
      let room: any NSCollectionLayoutContainer = surroundings.container
      rooms.append(room.effectiveContentSize)
      let columns = room.contentSize.width > 150 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    let steps = Steps()
    let view = steps.collection(layout)
    let screen = Screen.showing(view, width: 200, height: 100)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 150, y: 0, width: 50, height: 30))
    screen.resize(to: CGSize(width: 100, height: 100))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 50, y: 30, width: 50, height: 30))
    #expect(rooms.first?.width == 200 && rooms.last?.width == 100)
  }
}
