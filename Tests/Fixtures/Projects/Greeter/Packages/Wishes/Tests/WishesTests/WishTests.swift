import Testing
import Wishes

@Test func wishes() { #expect(#wish("Bo") == "All the best, Bo!") }
