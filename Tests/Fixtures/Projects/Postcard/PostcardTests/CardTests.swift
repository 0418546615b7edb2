import SnapshotTesting
import SwiftUI
import XCTest

@testable import Postcard

final class CardTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  func testCardAsData() {
    assertSnapshot(of: Card.greeting, as: .json)
    assertSnapshot(of: Card.greeting, as: .dump)
  }

  @MainActor
  func testCardView() {
    assertSnapshot(of: CardView(card: .greeting), as: .image(layout: .fixed(width: 300, height: 120)))
  }

  @MainActor
  func testDevices() {
    let view = CardView(card: .greeting)
    assertSnapshot(of: view, as: .image(layout: .device(config: .iPhone13)), named: "iPhone")
    assertSnapshot(
      of: view,
      as: .image(
        precision: 0.99, perceptualPrecision: 0.98, layout: .device(config: .iPadMini(.portrait)),
        traits: .init(userInterfaceStyle: .dark)),
      named: "iPad-dark")
  }
}
