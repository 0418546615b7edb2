import Strokes
import SwiftUI
import Testing

@testable import AppModule

@MainActor struct SketchTests {
  @Test func view() { _ = SketchView().body }

  @Test func wave() { #expect(Stroke.wave(in: CGSize(width: 30, height: 10)).boundingRect.width == 30) }

  @Test func file() throws {
    let url = try #require(Bundle.module.url(forResource: "sizes", withExtension: "json"))
    #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [1, 2, 3])
  }
}
