import FoundationAdditions
import Testing

@Suite("Classes by their names for Objective-C")
struct NamedClassesTests {
  private final class Shelf {}
  private final class Drawer {}

  @Test("a class is found by its name; the last one that has it counts, and a name that none has gives none")
  func found() {
    #expect(NamedClasses["NamedClassesTests.Shelf"] == nil)
    NamedClasses.add("NamedClassesTests.Shelf") { Drawer.self }
    #expect(NamedClasses["NamedClassesTests.Shelf"] == Drawer.self)
    NamedClasses.add("NamedClassesTests.Shelf") { Shelf.self }
    #expect(NamedClasses["NamedClassesTests.Shelf"] == Shelf.self && NamedClasses["NamedClassesTests.Drawer"] == nil)
  }
}
