import SnapshotTesting
import SwiftUI
import Testing

@testable import Postcard

@MainActor
@Suite(.snapshots(record: .missing))
struct CardLookTests {
  @Test(arguments: [true, false]) func stamp(hasStamp: Bool) {
    var card = Card.greeting
    card.stamp = hasStamp ? 80 : nil
    assertSnapshot(
      of: CardView(card: card).frame(width: 280), as: .image, named: hasStamp ? "stamped" : "plain")
  }

  @Test func largeText() {
    assertSnapshot(
      of: CardView(card: .greeting).frame(width: 300),
      as: .image(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
  }
}
