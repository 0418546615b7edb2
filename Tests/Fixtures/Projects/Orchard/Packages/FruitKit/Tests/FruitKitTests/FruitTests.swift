import Testing

@testable import FruitKit

@Test func fruits() { #expect(Fruit.all.count == 2) }
