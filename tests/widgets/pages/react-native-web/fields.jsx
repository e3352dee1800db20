import { Pressable, Switch, Text, TextInput, TouchableOpacity, View } from 'react-native-web';
import { fruits, showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const Labelled = ({ label, children }) => (
  <View style={{ marginBottom: 16 }}>
    <Text style={{ fontWeight: '600' }}>{label}</Text>
    {children}
  </View>
);
const text = (label, props) =>
  controlled('', (value, setValue) => (
    <Labelled label={label}>
      <TextInput value={value} onChangeText={setValue} style={{ borderWidth: 1, padding: 8 }} {...props} />
    </Labelled>
  ));

const box = { width: 20, height: 20, borderWidth: 1, marginRight: 8, alignItems: 'center', justifyContent: 'center' };
const row = { flexDirection: 'row', alignItems: 'center', paddingVertical: 4 };
const sizes = ['Small', 'Medium', 'Large'];

showCases({
  text: text('First name'),
  email: text('Email', { keyboardType: 'email-address', autoCapitalize: 'none' }),
  password: text('Password', { secureTextEntry: true }),
  'phone pad': text('Phone number', { keyboardType: 'phone-pad' }),
  multiline: text('Message', { multiline: true, numberOfLines: 4 }),
  'placeholder alone': controlled('', (value, setValue) => (
    <TextInput value={value} onChangeText={setValue} placeholder="City" />
  )),
  switch: controlled(false, (value, setValue) => (
    <View style={row}>
      <Text>I accept the terms</Text>
      <Switch value={value} onValueChange={setValue} />
    </View>
  )),
  'box of a pressable': controlled(false, (value, setValue) => (
    <Pressable style={row} onPress={() => setValue(!value)} accessibilityRole="checkbox" aria-checked={value}>
      <View style={box}>{value && <Text>✓</Text>}</View>
      <Text>I accept the terms</Text>
    </Pressable>
  )),
  'box without a role': controlled(false, (value, setValue) => (
    <TouchableOpacity style={row} onPress={() => setValue(!value)}>
      <View style={[box, value && { backgroundColor: 'blue' }]}>{value && <Text>✓</Text>}</View>
      <Text>I accept the terms</Text>
    </TouchableOpacity>
  )),
  radios: {
    undo: false,
    show: controlled(null, (value, setValue) => (
      <View accessibilityRole="radiogroup" aria-label="Size">
        {sizes.map((size) => (
          <Pressable
            key={size}
            style={row}
            accessibilityRole="radio"
            aria-checked={value === size}
            onPress={() => setValue(size)}
          >
            <Text>{size}</Text>
          </Pressable>
        ))}
      </View>
    )),
  },
  'radios without a role': {
    undo: false,
    show: controlled(null, (value, setValue) => (
      <Labelled label="Size">
        {sizes.map((size) => (
          <TouchableOpacity key={size} style={row} onPress={() => setValue(size)}>
            <View style={[box, { borderRadius: 10 }]}>
              {value === size && <View style={{ width: 10, height: 10, borderRadius: 5, backgroundColor: 'blue' }} />}
            </View>
            <Text>{size}</Text>
          </TouchableOpacity>
        ))}
      </Labelled>
    )),
  },
  chips: {
    undo: false,
    show: controlled(null, (value, setValue) => (
      <Labelled label="Size">
        <View style={{ flexDirection: 'row' }}>
          {sizes.map((size) => (
            <Pressable
              key={size}
              onPress={() => setValue(size)}
              style={{
                padding: 8,
                borderRadius: 16,
                marginRight: 8,
                backgroundColor: value === size ? '#46f' : '#eee',
              }}
            >
              <Text style={{ color: value === size ? '#fff' : '#222' }}>{size}</Text>
            </Pressable>
          ))}
        </View>
      </Labelled>
    )),
  },
  stepper: controlled(1, (value, setValue) => (
    <Labelled label="Guests">
      <View style={row}>
        <TouchableOpacity onPress={() => setValue(Math.max(1, value - 1))} style={box}>
          <Text>−</Text>
        </TouchableOpacity>
        <Text style={{ width: 30, textAlign: 'center' }}>{value}</Text>
        <TouchableOpacity onPress={() => setValue(Math.min(9, value + 1))} style={box}>
          <Text>+</Text>
        </TouchableOpacity>
      </View>
    </Labelled>
  )),
  stars: {
    undo: false,
    show: controlled(0, (value, setValue) => (
      <Labelled label="Rating">
        <View style={row}>
          {[1, 2, 3, 4, 5].map((star) => (
            <TouchableOpacity key={star} onPress={() => setValue(star)}>
              <Text style={{ fontSize: 24, color: star <= value ? 'gold' : '#999' }}>{star <= value ? '★' : '☆'}</Text>
            </TouchableOpacity>
          ))}
        </View>
      </Labelled>
    )),
  },
  'menu of a pressable': {
    undo: false,
    show: controlled({ open: false, fruit: null }, ({ open, fruit }, setValue) => (
      <Labelled label="Favourite fruit">
        <Pressable onPress={() => setValue({ open: !open, fruit })} style={{ borderWidth: 1, padding: 10, width: 240 }}>
          <Text>{fruit ?? 'Select an option'}</Text>
        </Pressable>
        {open && (
          <View
            style={{ position: 'absolute', top: 60, zIndex: 9, backgroundColor: '#fff', borderWidth: 1, width: 240 }}
          >
            {fruits.map((one) => (
              <Pressable key={one} onPress={() => setValue({ open: false, fruit: one })} style={{ padding: 8 }}>
                <Text>{one}</Text>
              </Pressable>
            ))}
          </View>
        )}
      </Labelled>
    )),
  },
});
