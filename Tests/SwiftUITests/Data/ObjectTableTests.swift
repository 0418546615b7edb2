import Foundation
import FoundationAdditions
import Testing

@Suite("Tables of objects")
struct ObjectTableTests {
  private final class Thing: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Thing)?.number == number }
    override var hash: Int { number }
  }
  private final class Plain {}

  @Test("a table of weak objects lets them go, and knows who is there")
  func weakObjects() {
    let table = NSHashTable<AnyObject>.weakObjects(), kept = Plain()
    var other: Plain? = Plain()
    table.add(kept)
    table.add(kept)
    table.add(other)
    #expect(table.count == 2 && table.contains(other) && table.allObjects.count == 2)
    other = nil
    #expect(table.count == 1 && table.anyObject === kept && table.allObjects.first === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil && !table.contains(kept))
  }

  @Test("equal objects are one, unless the table looks which object it is")
  func equality() throws {
    let equal = NSHashTable<Thing>(options: .strongMemory), same = NSHashTable<Thing>(options: .objectPointerPersonality)
    for table in [equal, same] { for _ in 0..<2 { table.add(Thing(1)) } }
    #expect(equal.count == 1 && same.count == 2 && equal.member(Thing(1))?.number == 1 && same.member(Thing(1)) == nil)
    #expect(Array(same.objectEnumerator()).count == 2)
    equal.removeAllObjects()
    #expect(equal.count == 0)
    let copies = NSHashTable<NSString>(options: NSPointerFunctions.Options.copyIn), text = NSMutableString(string: "a")
    copies.add(text)
    text.append("b")
    #expect(copies.anyObject == "a" && copies.count == 1)
  }

  @Test("a map keeps objects by keys, and lets go what it does not hold")
  func maps() {
    let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
    var one: Thing? = Thing(1)
    map.setObject(one, forKey: "a")
    #expect(map.object(forKey: "a") === one && map.count == 1 && map.objectEnumerator() != nil)
    one = nil
    #expect(map.object(forKey: "a") == nil && map.count == 0 && map.objectEnumerator() == nil)

    let byKey = NSMapTable<AnyObject, NSString>.weakToStrongObjects()
    var key: Plain? = Plain()
    byKey.setObject("x", forKey: key)
    byKey.setObject("y", forKey: key)
    #expect(byKey.object(forKey: key) == "y" && byKey.count == 1 && Array(byKey.keyEnumerator()).count == 1)
    key = nil
    #expect(byKey.count == 0)
  }

  @Test("what belongs to a key that has gone goes as others come, without a count")
  func room() {
    let map = NSMapTable<AnyObject, Plain>.weakToStrongObjects()
    weak var first: Plain?
    do {
      let key = Plain(), value = Plain()
      first = value
      map.setObject(value, forKey: key)
    }
    let keys = (0..<40).map { _ in Plain() }
    for key in keys { map.setObject(Plain(), forKey: key) }
    #expect(first == nil && map.count == 40)
    withExtendedLifetime(keys) {}
  }

  @Test("keys that are equal are one where both are kept")
  func strongMaps() {
    let map = NSMapTable<Thing, Thing>.strongToStrongObjects()
    map.setObject(Thing(10), forKey: Thing(1))
    map.setObject(Thing(20), forKey: Thing(1))
    #expect(map.object(forKey: Thing(1))?.number == 20 && map.count == 1)
    map.removeObject(forKey: Thing(1))
    #expect(map.count == 0)
    let weak = NSMapTable<Thing, Thing>.weakToWeakObjects(), thing = Thing(1)
    weak.setObject(thing, forKey: thing)
    #expect(weak.object(forKey: thing) === thing && weak.object(forKey: Thing(1)) == nil)
    weak.removeAllObjects()
    #expect(weak.count == 0)
  }
}
